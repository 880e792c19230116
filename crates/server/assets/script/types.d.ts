// What the type checker does not know yet of browsers, and what the script keeps on elements.

interface HTMLElement {
	/** The role and the label a spot has when it cannot be touched. */
	was?: [string | null, string | null];
	/** The submission a form is waiting for. */
	ticket?: string;
	showPopover(): void;
}

interface HTMLFormElement {
	/** The seat that answers. */
	seat: HTMLInputElement;
}

interface Element {
	checkVisibility(options?: object): boolean;
}

interface MapConstructor {
	groupBy<K, V>(items: Iterable<V>, keyOf: (item: V) => K): Map<K, V[]>;
}
