"""Curves of a training as SVG: one small chart for each figure."""

WIDTH, HEIGHT, LEFT, TOP = 260, 150, 46, 26
COLOURS = {"held out": "#b3400f", "training": "#4a6fa5"}


def draw(lines, title):
    """All figures of the lines, over the epochs."""
    figures = [key for key in lines[-1]
               if key not in ("epoch", "seconds") and not key.startswith("training_")]
    rows = -(-len(figures) // 2)
    width, height = 2 * WIDTH + 10, rows * HEIGHT + 30
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
             f'font-family="sans-serif" font-size="11">',
             f'<rect width="{width}" height="{height}" fill="#fff"/>',
             f'<text x="8" y="18" font-size="14">{title}: held out (red), training (blue)</text>']
    for place, figure in enumerate(figures):
        left, top = place % 2 * WIDTH, 30 + place // 2 * HEIGHT
        parts.append(chart(lines, figure, left, top))
    return "\n".join([*parts, "</svg>"]) + "\n"


def chart(lines, figure, left, top):
    epochs = [line["epoch"] for line in lines]
    series = {"held out": [line.get(figure) for line in lines],
              "training": [line.get("training_" + figure) for line in lines]}
    values = [value for points in series.values() for value in points if value is not None]
    low, high = min(values), max(values)
    high = high if high > low else low + 1
    last = max(epochs[-1], 1e-9)
    inner, across = HEIGHT - TOP - 22, WIDTH - LEFT - 12

    def x(epoch):
        return left + LEFT + across * epoch / last

    def y(value):
        return top + TOP + inner * (high - value) / (high - low)

    parts = [f'<text x="{left + LEFT}" y="{top + 16}" font-weight="bold">{figure}</text>',
             f'<path d="M{x(0):.1f} {y(high):.1f}V{y(low):.1f}H{x(last):.1f}" fill="none" '
             f'stroke="#888"/>',
             f'<text x="{left + 4}" y="{y(high) + 4:.1f}">{high:.3g}</text>',
             f'<text x="{left + 4}" y="{y(low) + 4:.1f}">{low:.3g}</text>',
             f'<text x="{x(last) - 20:.1f}" y="{y(low) + 14:.1f}">{last:.3g}</text>']
    for name, points in series.items():
        way = [f"{x(epoch):.1f} {y(value):.1f}"
               for epoch, value in zip(epochs, points) if value is not None]
        if way:
            parts.append(f'<path d="M{"L".join(way)}" fill="none" stroke="{COLOURS[name]}"/>')
    return "\n".join(parts)
