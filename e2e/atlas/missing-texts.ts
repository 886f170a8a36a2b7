import type { Checkpoint } from '@lunchkortet/model-engine/path';
import type { Picture } from '../../atlas/recording/recording.ts';
import type { Language } from '../../machines/ports.ts';
import { leafName } from '../model/context-texts.ts';
import type { AnyFlow } from '../model/flow.ts';

/** Styles can change the case of letters, and where lines break, also between the parts of one element. */
const comparable = (text: string): string => text.replaceAll(/\s+/g, '').toLowerCase();

/** What the machine's context says but a picture does not show: it would be the picture of another step. */
export function missingTexts(
  flow: AnyFlow,
  { leaves }: Pick<Checkpoint, 'leaves'>,
  shown: Readonly<Record<Language, readonly string[]>>,
  pictures: readonly Pick<Picture, 'language' | 'size' | 'text'>[],
): readonly string[] {
  if (leaves.some((leaf) => flow.silent?.[leafName(flow, leaf)])) return [];
  return pictures.flatMap(({ language, size, text }) =>
    shown[language]
      .filter((wanted) => !comparable(text).includes(comparable(wanted)))
      .map((wanted) => `${size}: ${wanted}`),
  );
}
