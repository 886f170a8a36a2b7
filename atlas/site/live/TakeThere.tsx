import { type FormEvent, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Way } from '../../live/legs.ts';
import { DriverLog } from './DriverLog.tsx';
import { useLive } from './use-live.ts';
import { usePersonas, useWay } from './way.ts';

interface Props {
  readonly machine: string;
  readonly state: string;
}

const SIGNED_OUT = '';

function PersonaChoice({ suggested }: { readonly suggested: string | null }) {
  const personas = usePersonas();
  return (
    <label>
      Persona{' '}
      <select name="persona" defaultValue={suggested ?? SIGNED_OUT}>
        <option value={SIGNED_OUT}>none: signed out</option>
        {personas.map(({ persona, description }) => (
          <option key={persona} value={persona}>
            {persona}: {description}
          </option>
        ))}
      </select>
    </label>
  );
}

const StartHint = ({ name, isKnown }: NonNullable<Way['start']>) => (
  <p className="hint">
    The way begins with “{name}”.
    {!isKnown && ' No persona of the sandbox is known whose data are like that.'}
  </p>
);

function TakeThereForm({ machine, state, tab }: Props & { readonly tab: string }) {
  const suggested = useWay(machine, state);
  const [drive, setDrive] = useState<{ readonly way: Way; readonly number: number } | null>(null);
  if (suggested === null) return <p>No path reaches this state, so the portal cannot be taken to it.</p>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = String(new FormData(event.currentTarget).get('persona'));
    const persona = chosen === SIGNED_OUT ? null : chosen;
    setDrive({ way: { ...suggested, persona }, number: (drive?.number ?? 0) + 1 });
  };
  return (
    <>
      <form className="take-there" onSubmit={submit}>
        <PersonaChoice suggested={suggested.persona} />
        <button type="submit">Take the portal there</button>
      </form>
      <p className="hint">Loads the open portal again and gives the persona new data.</p>
      {suggested.start && <StartHint {...suggested.start} />}
      {drive && <DriverLog key={drive.number} tab={tab} way={drive.way} />}
    </>
  );
}

/** Takes the open portal to a state. */
export function TakeThere(props: Props) {
  const tab = useLive(({ context }) => context.tab);
  if (tab === null)
    return (
      <p className="hint">
        With <Link to="/live">an open portal</Link>, the atlas can take it to this state.
      </p>
    );
  return (
    <Suspense fallback={<p>Loading …</p>}>
      <TakeThereForm {...props} tab={tab} />
    </Suspense>
  );
}
