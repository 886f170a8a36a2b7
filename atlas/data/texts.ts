import type { AtlasAdapter } from '../adapter.ts';
import type { Picture } from '../recording/recording.ts';
import type { Flow } from './flow.ts';

/** Where the pictures of one flow show a text. */
export interface TextPlace {
  readonly flow: string;
  /** Ids of the leaf states in which it was seen. */
  readonly states: readonly string[];
  /** The first look with it: id and index of its path, and the index in the steps of that path. */
  readonly path: string;
  readonly pathIndex: number;
  readonly step: number;
  /** What happened after that step; missing if the picture is of the step itself. */
  readonly instead?: string;
  /** Its pictures. */
  readonly pictures: readonly Pick<Picture, 'language' | 'size' | 'file'>[];
}

/** A message with its texts, and where a person can see it. */
export interface CatalogueText {
  readonly id: string;
  readonly swedish: string;
  readonly english: string;
  /** The sections of the specification that quote it. */
  readonly sections: readonly string[];
  readonly places: readonly TextPlace[];
  /** Why no picture can show it; null if no reason is known. */
  readonly reason: string | null;
}

/** A text that the specification quotes: section, text as quoted, and the messages that show it. */
export type QuotedText = readonly [section: string, text: string, ...ids: string[]];

/** Texts that no picture shows, by id or by the beginning of ids, and why. */
export interface UnshownTexts {
  readonly ids: readonly string[];
  readonly reason: string;
}

/** What is known of texts besides the pictures. */
type Notes = Pick<AtlasAdapter, 'quotedTexts' | 'unshownTexts'>;

type Texts = Readonly<Record<string, string>>;

/** The pictures of one flow with a text. Those of a path that is gone do not count. */
function placeOf(flow: Flow, pictures: readonly Picture[]): TextPlace[] {
  const titles = flow.paths.map(({ title }) => title);
  const known = pictures
    .map((picture) => ({ ...picture, pathIndex: titles.indexOf(picture.path), step: picture.step + 1 }))
    .filter(({ pathIndex }) => pathIndex !== -1)
    .toSorted(
      (a, b) => Number('instead' in a) - Number('instead' in b) || a.pathIndex - b.pathIndex || a.step - b.step,
    );
  const [first] = known;
  if (first === undefined) return [];
  const states = [...new Set(known.flatMap(({ leaves }) => leaves))].sort();
  return [
    {
      flow: flow.id,
      states,
      path: flow.paths[first.pathIndex]?.id ?? '',
      pathIndex: first.pathIndex,
      step: first.step,
      ...(first.instead !== undefined && { instead: first.instead }),
      pictures: known
        .filter(({ look }) => look === first.look)
        .map(({ language, size, file }) => ({ language, size, file })),
    },
  ];
}

const sectionsOf = ({ quotedTexts }: Notes, id: string): readonly string[] =>
  quotedTexts?.flatMap(([section, , ...ids]) => (ids.includes(id) ? [section] : [])) ?? [];

const reasonOf = ({ unshownTexts }: Notes, id: string): string | null =>
  unshownTexts?.find(({ ids }) => ids.includes(id))?.reason ?? null;

/** All texts in the order of their ids, with the flows and states that show them. */
export function textCatalogue(
  { sv, en }: { readonly sv: Texts; readonly en: Texts },
  flows: readonly Flow[],
  pictures: readonly Picture[],
  notes: Notes = {},
): CatalogueText[] {
  const withText = new Map<string, Picture[]>();
  for (const picture of pictures)
    for (const id of picture.messages)
      withText
        .set(id, withText.get(id) ?? [])
        .get(id)
        ?.push(picture);
  return Object.keys(sv)
    .sort()
    .map((id) => {
      const byFlow = Map.groupBy(withText.get(id) ?? [], ({ machine }) => machine);
      const places = flows.flatMap((flow) => placeOf(flow, byFlow.get(flow.id) ?? []));
      return {
        id,
        swedish: sv[id] ?? '',
        english: en[id] ?? '',
        sections: sectionsOf(notes, id),
        places,
        reason: reasonOf(notes, id),
      };
    });
}

/** What `npm run atlas:build` says about the texts: those that no picture shows, and reasons that are not true. */
export function unshownTexts(texts: readonly CatalogueText[]): {
  readonly unshown: number;
  readonly withoutReason: readonly string[];
  /** Shown, although there is a reason why no picture shows them. */
  readonly shownWithReason: readonly string[];
} {
  const isShown = ({ places }: CatalogueText) => places.length > 0;
  const unshown = texts.filter((text) => !isShown(text));
  return {
    unshown: unshown.length,
    withoutReason: unshown.filter(({ reason }) => reason === null).map(({ id }) => id),
    shownWithReason: texts.filter((text) => isShown(text) && text.reason !== null).map(({ id }) => id),
  };
}
