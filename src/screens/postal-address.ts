/** Formats a Swedish postal code as `123 45`; any other text is unchanged. */
export const formatPostalCode = (code: string): string => code.replace(/^(\d{3})\s?(\d{2})$/, '$1\u00a0$2');

interface PostalAddress {
  readonly addressLine1: string;
  readonly postalCode: string;
  readonly city: string;
}

/** "Storgatan 1, 114 55 Stockholm"; what is not known is left out. */
export function formatAddress({ addressLine1, postalCode, city }: PostalAddress): string {
  const place = [formatPostalCode(postalCode), city].filter(Boolean).join(' ');
  return [addressLine1, place].filter(Boolean).join(', ');
}
