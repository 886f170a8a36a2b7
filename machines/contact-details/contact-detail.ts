import { type Cardholder, CONTACT_TYPE } from '../../contract/cardholder.ts';

export type ContactKind = keyof typeof CONTACT_TYPE;

/** The e-mail address or phone number of a cardholder (§3). */
export interface ContactDetail {
  readonly id: number;
  /** Empty if the cardholder has none. */
  readonly value: string;
  readonly isVerified: boolean;
}

/** The value that the backend stores while contact details are being saved again (§4, decision 16). */
export const PLACEHOLDER = '-';

const toValue = (description: string): string => (description === PLACEHOLDER ? '' : description);

/** A detail as it is written: a Swedish mobile number as 070-174 06 99, everything else unchanged. */
export const writtenValue = (kind: ContactKind, value: string): string =>
  kind === 'phone' ? value.replace(/^(?:\+46|0)(7\d)(\d{3})(\d{2})(\d{2})$/, '0$1-$2 $3 $4') : value;

/** All details of a kind that have a value; a placeholder counts as none. */
export const contactInfosOf = ({ personalInformation }: Cardholder, kind: ContactKind) =>
  personalInformation.contactInfos.filter(
    ({ contactInformationType, description }) =>
      contactInformationType.id === CONTACT_TYPE[kind] && toValue(description) !== '',
  );

/** The first detail of a kind, also without a value; null if the backend has none. */
export function contactDetail({ personalInformation }: Cardholder, kind: ContactKind): ContactDetail | null {
  const info = personalInformation.contactInfos.find(
    ({ contactInformationType }) => contactInformationType.id === CONTACT_TYPE[kind],
  );
  return info === undefined ? null : { id: info.id, value: toValue(info.description), isVerified: info.verified };
}
