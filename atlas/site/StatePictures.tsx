import type { Flow, FlowPicture } from '../data/flow.ts';
import { Pictures } from './Pictures.tsx';
import { OutdatedPictures } from './RunNotice.tsx';

interface Props {
  readonly flow: Flow;
  /** Whether an active leaf state belongs to the state of the page. */
  readonly isIn: (leaf: string) => boolean;
}

/** How many looks are shown at once; the others are folded. */
const OPEN = 3;

/** What the machine says in a look, in English. */
function wordsOf(pictures: readonly FlowPicture[]): string {
  const english = pictures.find(({ language }) => language === 'en');
  const words = [...new Set(english?.shown)].join(' · ') || 'no message';
  return english?.instead === undefined ? words : `${words} (if ${english.instead})`;
}

const Look = ({ pictures }: { readonly pictures: readonly FlowPicture[] }) => (
  <li>
    {wordsOf(pictures)}
    <Pictures pictures={pictures} />
  </li>
);

/** How a state looks: once for each of the messages and values that the machine has in it, on a path or besides them. */
export function StatePictures({ flow, isIn }: Props) {
  const steps = flow.paths.flatMap((path) => path.steps).filter(({ leaves }) => leaves.some(isIn));
  const wanted = new Set(steps.flatMap(({ look }) => look ?? []));
  const pictured = [...Map.groupBy(flow.pictures, ({ look }) => look)].filter(([look]) => wanted.has(look));
  const missing = wanted.size - pictured.length;
  const others = flow.pictures.filter(({ instead, leaves }) => instead !== undefined && leaves.some(isIn));
  const looks = [...pictured, ...Map.groupBy(others, ({ look }) => look)].map(([look, pictures]) => (
    <Look key={look} pictures={pictures} />
  ));
  if (wanted.size + others.length === 0) return null;
  return (
    <section aria-labelledby="looks">
      <h3 id="looks">
        How it looks ({pictured.length} of {wanted.size})
      </h3>
      <OutdatedPictures flow={flow} />
      {missing > 0 && <p className="hint">{missing} with other messages or values have no picture.</p>}
      <ul className="looks">{looks.slice(0, OPEN)}</ul>
      {looks.length > OPEN && (
        <details>
          <summary>{looks.length - OPEN} more</summary>
          <ul className="looks">{looks.slice(OPEN)}</ul>
        </details>
      )}
    </section>
  );
}
