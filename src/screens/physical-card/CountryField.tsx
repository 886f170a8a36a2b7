import { useIntl } from 'react-intl';
import { isSwedish } from '../../../machines/physical-card/delivery.ts';
import { Select } from '../../ui/Select.tsx';
import { COUNTRIES } from './countries.ts';
import { countryName } from './order-text.ts';

interface Props {
  readonly label: string;
  readonly name: string;
  /** A code, or a name as the backend has it; empty means Sweden. */
  readonly value: string;
  readonly error: string | null | undefined;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** The country of an address, from a list in the language of the page. A name that the list does not have stays in it. */
export function CountryField({ value, error, readOnly, ...field }: Props) {
  const intl = useIntl();
  const shown = isSwedish(value) ? 'SE' : value.trim();
  const codes = COUNTRIES.includes(shown) ? COUNTRIES : [shown, ...COUNTRIES];
  const options = codes
    .map((code) => ({ value: code, text: countryName(intl, code) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, intl.locale));
  return <Select {...field} {...(error && { error })} value={shown} disabled={readOnly} groups={[{ options }]} />;
}
