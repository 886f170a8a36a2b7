import * as z from 'zod/mini';

type Schema = z.ZodMiniType;
/** A schema by what it returns and what a provider promises. */
export type Reader<Out, In> = z.ZodMiniType<Out, In>;

/** The schema that a provider promises, by the tolerant schema that the portal reads with. */
const promises = new WeakMap<object, Schema>();

/** Notes which schema a provider promises for a tolerant one. */
export function promise<Tolerant extends Schema>(tolerant: Tolerant, promised: Schema): Tolerant {
  promises.set(tolerant, promised);
  return tolerant;
}

/** The promised schema of a schema that was made by a function of this file; undefined for any other schema. */
export const promiseFor = (schema: object): Schema | undefined => promises.get(schema);

let differences = 0;

/** Counts a difference. Returns the value. */
export const note = <T>(value: T): T => {
  differences += 1;
  return value;
};

/** How often a parse of any response has used a fallback. A parse during which it grows has read a broken promise. */
export const differenceCount = (): number => differences;

/** A second way to read a value that the schema rejects. `out` checks the result; `write` is the opposite of `read`. */
function orRead<Out, In, Alt>(
  schema: Reader<Out, In>,
  out: Reader<Alt, Alt>,
  read: (value: unknown) => unknown,
  write: (value: Alt) => unknown = (value) => value,
) {
  const fallback = z.codec(z.optional(z.unknown()), out, {
    decode: (value) => note(read(value)) as Alt,
    encode: write,
  });
  return promise(z.union([schema, fallback]) as unknown as Reader<Out | Alt, In>, schema);
}

/** A value that is replaced by `fallback` when it is missing or invalid. */
export const orElse = <S extends Schema>(schema: S, fallback: NoInfer<z.output<S>>): z.ZodMiniCatch<S> =>
  promise(
    z.catch(schema, () => note(fallback)),
    schema,
  );

/** A value that is null when it is missing or invalid. */
export const orNull = <Out, In>(schema: Reader<Out, In>): Reader<Out | null, In> =>
  orRead(schema, z.null(), () => null);

/** A value that may arrive in another form: `read` turns it into one that the schema accepts. */
export const readAs = <Out, In>(schema: Reader<Out, In>, read: (value: unknown) => unknown): Reader<Out, In> =>
  orRead(schema, schema as unknown as Reader<Out, Out>, read);

/** A value that the portal can also show if it is only as `wider` says. */
export const orAlso = <Out, In>(schema: Reader<Out, In>, wider: Reader<Out, Out>): Reader<Out, In> =>
  orRead(schema, wider, (value) => value);

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** A flag that may arrive as text; false when it cannot be read. */
const flagOrFalse = orElse(
  readAs(z.boolean(), (value) => FLAGS[String(value).toLowerCase()] ?? value),
  false,
);

/**
 * An object with one flag, which may arrive alone. By default a flag that cannot be read is false: such a flag only offers
 * something more, so that no page waits for it.
 */
export function flagged<Name extends string>(
  name: Name,
  flag: z.ZodMiniType<boolean> = flagOrFalse,
): Reader<Record<Name, boolean>, Record<Name, boolean>> {
  type Flag = Reader<Record<Name, boolean>, Record<Name, boolean>>;
  return readAs(z.object({ [name]: flag }) as unknown as Flag, (value) =>
    isObject(value) ? value : { [name]: value },
  );
}

/** Whether a value is an object with fields, and no list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Statuses that the portal compares. Any other is the backend's own word. */
const COMPARED = /^(active|inactive|deactivated|closed)$/i;

/** A status in capitals that may arrive in another case. */
export const capitals = readAs(
  z.string().check(z.refine((text) => !COMPARED.test(text) || text === text.toUpperCase())),
  (value) => (typeof value === 'string' ? value.toUpperCase() : value),
);

/** Four digits, which may arrive as a number. */
export const lastFourDigits = readAs(z.string(), (value) =>
  typeof value === 'number' ? String(value).padStart(4, '0') : value,
);

/** A text such as a UUID as a number: ids of rows are only compared. FNV-1a over 52 bits. */
const asNumber = (text: string): number =>
  Number(
    [...text].reduce(
      (hash, letter) => ((hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 1099511628211n) % 2n ** 52n,
      14695981039346n,
    ),
  );

/** The id of a row, which is only compared: a text will do. */
export const rowId = readAs(z.int(), (value) => {
  if (typeof value !== 'string' || value === '') return value;
  return /^\d{1,15}$/.test(value) ? Number(value) : asNumber(value);
});

/** A nullable value that may be left out. An invalid value is rejected. */
export const nullish = <Out, In>(schema: Reader<Out, In>): Reader<Out | null, In | null> =>
  readAs(z.nullable(schema), (value) => value ?? null);

/** A number that may arrive as text. */
export const numeric = <Out, In>(schema: Reader<Out, In>): Reader<Out, In> =>
  readAs(schema, (value) => (typeof value === 'string' && /\d/.test(value) ? Number(value) : value));

/** A text that may arrive as a number. */
export const textual = <Out, In>(schema: Reader<Out, In>): Reader<Out, In> =>
  readAs(schema, (value) => (typeof value === 'number' ? String(value) : value));

/** A word that the portal does not know, as the backend wrote it; empty when there is no word at all. */
export interface Other {
  readonly other: string;
}

/** The words of the contract. */
export type Known<Word> = Exclude<Word, Other>;

/** Whether a word is not one of those in the contract (decision 29). */
export const isOther = <Word extends string>(word: Word | Other): word is Other => typeof word !== 'string';

/** The letters and digits of a text in lower case. `E-mail`, `email` and `Email.` are the same, as are both spellings of canceled. */
export const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('cancell', 'cancel');

/** One of some words, in any case and spelling. Any other word, also a missing one, is read as `Other` (decision 29). */
export const openEnum = <const Word extends string>(words: readonly Word[]): Reader<Word | Other, Word> =>
  orRead(
    z.enum(words) as unknown as Reader<Word, Word>,
    z.union([z.enum(words), z.object({ other: z.string() })]) as unknown as Reader<Word | Other, Word | Other>,
    (value) => {
      const text = typeof value === 'string' ? value : '';
      return words.find((word) => lettersOf(word) === lettersOf(text)) ?? { other: text };
    },
    (word) => (isOther(word) ? word.other : word),
  );
