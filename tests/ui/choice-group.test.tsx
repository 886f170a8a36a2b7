import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ChoiceGroup } from '../../src/ui/ChoiceGroup.tsx';
import { expectAccessible, show } from './show.tsx';

const nothing = () => undefined;
const props = {
  legend: 'Varför?',
  name: 'reason',
  value: '',
  choices: [
    { value: 'lost', label: 'Borta' },
    { value: 'damaged', label: 'Trasigt' },
  ],
  onChange: nothing,
  onBlur: nothing,
} as const;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const group = () => screen.getByRole('radiogroup', { name: 'Varför?' });

describe('ChoiceGroup', () => {
  it('calls onChange, and calls onBlur only when the focus leaves the group', async () => {
    const [change, blur] = [vi.fn(), vi.fn()];
    show(<ChoiceGroup {...props} value="lost" onChange={change} onBlur={blur} />);
    expect([radio('Borta').checked, radio('Trasigt').checked]).toEqual([true, false]);
    fireEvent.click(radio('Trasigt'));
    expect(change).toHaveBeenCalledExactlyOnceWith('damaged');
    fireEvent.blur(radio('Borta'), { relatedTarget: radio('Trasigt') });
    expect(blur).not.toHaveBeenCalled();
    fireEvent.blur(radio('Trasigt'));
    expect(blur).toHaveBeenCalledOnce();
    await expectAccessible();
  });

  it('is described by its error, and passes the focus on to the first choice', async () => {
    show(<ChoiceGroup {...props} error="Välj en." />);
    expect(screen.getByRole('radiogroup', { description: 'Välj en.' }).getAttribute('aria-invalid')).toBe('true');
    group().focus();
    expect(document.activeElement).toBe(radio('Borta'));
    await expectAccessible();
  });

  it('does not change while read-only', async () => {
    const change = vi.fn();
    show(<ChoiceGroup {...props} value="lost" readOnly onChange={change} />);
    fireEvent.click(radio('Trasigt'));
    expect(change).not.toHaveBeenCalled();
    await expectAccessible();
  });
});
