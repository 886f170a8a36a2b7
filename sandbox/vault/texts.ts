/** Texts of the vault's pages by language. */
const texts = {
  sv: {
    details: 'Kortuppgifter',
    number: 'Kortnummer',
    name: 'Namn på kortet',
    expires: 'Giltigt till',
    cvc: 'CVC',
    copy: 'Kopiera',
    copied: 'Kopierat',
    notCopied: 'Kunde inte kopieras',
    pin: 'Din PIN-kod',
    keep: 'Visa den inte för någon.',
    choose: 'Välj PIN-kod',
    fourDigits: 'Fyra siffror',
    repeat: 'En gång till',
    save: 'Spara PIN-kod',
    invalid: 'PIN-koden ska vara fyra siffror, likadana båda gångerna.',
    saved: 'PIN-koden är sparad.',
    failed: 'PIN-koden kunde inte sparas: kortet har redan en.',
    expired: 'Sidan har redan visats eller är för gammal. Stäng den och börja om.',
  },
  en: {
    details: 'Card details',
    number: 'Card number',
    name: 'Name on the card',
    expires: 'Valid thru',
    cvc: 'CVC',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Could not be copied',
    pin: 'Your PIN',
    keep: 'Do not show it to anyone.',
    choose: 'Choose a PIN',
    fourDigits: 'Four digits',
    repeat: 'Once more',
    save: 'Save PIN',
    invalid: 'The PIN must be four digits, the same both times.',
    saved: 'The PIN is saved.',
    failed: 'The PIN could not be saved: the card has one already.',
    expired: 'This page was shown already or is too old. Close it and start again.',
  },
} as const;

export type VaultTexts = Readonly<Record<keyof (typeof texts)['sv'], string>>;

export const vaultTexts = (language: string | null | undefined): VaultTexts => texts[language === 'en' ? 'en' : 'sv'];
