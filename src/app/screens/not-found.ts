import { NotFoundView } from '../../screens/not-found/NotFoundView.tsx';
import { defineStaticScreen } from '../define-screen.ts';

export const notFoundScreen = defineStaticScreen(NotFoundView);
