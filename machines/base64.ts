/** Text as base64 of its UTF-8, as BankID takes it; `btoa` alone would spoil å, ä and ö. */
export const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
