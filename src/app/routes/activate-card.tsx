import { activation } from '../../../machines/activate-card/activate-card.ts';
import { ActivationView } from '../../screens/activate-card/ActivationView.tsx';
import { screen } from '../screen.tsx';

export default screen('activate-card', activation, ({ ports }) => ({ ports }), ActivationView);
