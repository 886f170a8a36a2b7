/** Base64 of the text in UTF-8, which BankID requires. `btoa` alone encodes Latin-1. */
export const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
