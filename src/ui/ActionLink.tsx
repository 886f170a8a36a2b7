import { Link } from 'react-router-dom';
import { ActionFace, type ActionFaceProps } from './ActionFace.tsx';
import { ACTION } from './action-class.ts';

interface Props extends ActionFaceProps {
  readonly to: string;
}

/** A large link to another page of the portal that says what can be done there. */
export const ActionLink = ({ to, ...face }: Props) => (
  <Link to={to} className={ACTION[face.main ? 'main' : 'other']}>
    <ActionFace {...face} />
  </Link>
);

/** What cannot be done now, and why: the note tells. */
export const ActionReason = (face: Pick<ActionFaceProps, 'icon' | 'title' | 'note'>) => (
  <div className={ACTION.still}>
    <ActionFace {...face} />
  </div>
);
