import { Link } from 'react-router-dom';
import type { Flow, FlowPath } from '../data/flow.ts';
import { links } from './links.ts';
import { Pictures } from './Pictures.tsx';
import { OutdatedPictures } from './RunNotice.tsx';

interface Props {
  readonly flow: Flow;
  readonly path: FlowPath;
  /** Index in the steps of the path. */
  readonly step: number;
}

/** The pictures of a step of a path, and where they were taken. Never those of a step that says something else. */
export function StepPictures({ flow, path, step }: Props) {
  const look = path.steps[step]?.look ?? null;
  if (look === null) return <p className="hint">No picture: the machine was stopped, and its screen is gone.</p>;
  const pictures = flow.pictures.filter((picture) => picture.look === look);
  const [first] = pictures;
  if (first === undefined)
    return (
      <>
        <OutdatedPictures flow={flow} />
        <p className="hint">No picture of this step was taken.</p>
      </>
    );
  const source = flow.paths[first.path];
  const isHere = source === path && first.step === step;
  return (
    <section aria-label="Pictures of the step">
      <OutdatedPictures flow={flow} />
      <p className="hint">
        {isHere ? (
          'Taken at this step.'
        ) : (
          <>
            Taken at{' '}
            <Link to={links.path(flow.id, source?.id ?? '', first.step + 1)}>
              step {first.step + 1} of path {first.path + 1}
            </Link>
            , with the same states, messages and values.
          </>
        )}
      </p>
      <Pictures pictures={pictures} />
    </section>
  );
}
