import type { Meaning } from '../source/meanings.ts';
import { sentenceOf } from './sentences.ts';

interface Props {
  readonly meanings: readonly Meaning[];
  readonly kind: Meaning['kind'];
  readonly names: readonly string[];
}

/** The names of guards, actions or delays, each with its sentence if it has one. */
export const Names = ({ meanings, kind, names }: Props) => (
  <ul>
    {names.map((name) => {
      const sentence = sentenceOf(meanings, kind, name);
      return (
        <li key={name}>
          {name}
          {sentence !== null && `: ${sentence}`}
        </li>
      );
    })}
  </ul>
);
