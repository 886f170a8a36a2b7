import { limits } from '../../../machines/limits/limits.ts';
import { LimitsView } from '../../screens/limits/LimitsView.tsx';
import { screen } from '../screen.tsx';

export default screen('settings-limits', limits, ({ ports }) => ({ ports }), LimitsView, { spans: 'accounts' });
