/** Mermaid allows only word characters in names. */
export const nameOf = (id: string): string => id.replace(/\W/g, '_');

/** Removes characters with a meaning in Mermaid's labels. */
export const escapeLabel = (text: string): string => text.replace(/[;#:"]/g, ' ');
