import { type Cardholder, CONTACT_TYPE } from '../contract/cardholder.ts';

export type ContactKind = keyof typeof CONTACT_TYPE;

/** How a cardholder can be reached (§3). */
export interface ContactDetail {
  readonly id: number;
  /** Empty when the person has left none. */
  readonly value: string;
  readonly isVerified: boolean;
}

/** What may stand in place of a value while contact details are being saved (§4). */
const PLACEHOLDER = '-';

/** The e-mail address or phone number of a cardholder; null when the backend knows of none. */
export function contactDetail({ personalInformation }: Cardholder, kind: ContactKind): ContactDetail | null {
  const info = personalInformation.contactInfos.find(
    ({ contactInformationType }) => contactInformationType.id === CONTACT_TYPE[kind],
  );
  if (info === undefined) return null;
  return { id: info.id, value: info.description === PLACEHOLDER ? '' : info.description, isVerified: info.verified };
}
