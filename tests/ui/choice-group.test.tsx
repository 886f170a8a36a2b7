import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ChoiceGroup } from '../../src/ui/ChoiceGroup.tsx';
import { expectAccessible, show } from './show.tsx';

const nothing = () => undefined;
const given = {
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

describe('a group of choices', () => {
  it('tells what was chosen, and that all of it was left', async () => {
    const [change, leave] = [vi.fn(), vi.fn()];
    show(<ChoiceGroup {...given} value="lost" onChange={change} onBlur={leave} />);
    expect([radio('Borta').checked, radio('Trasigt').checked]).toEqual([true, false]);
    fireEvent.click(radio('Trasigt'));
    expect(change).toHaveBeenCalledExactlyOnceWith('damaged');
    fireEvent.blur(radio('Borta'), { relatedTarget: radio('Trasigt') });
    expect(leave).not.toHaveBeenCalled();
    fireEvent.blur(radio('Trasigt'));
    expect(leave).toHaveBeenCalledOnce();
    await expectAccessible();
  });

  it('says what is wrong, and takes whoever comes to it to the first choice', async () => {
    show(<ChoiceGroup {...given} error="Välj en." />);
    expect(screen.getByRole('radiogroup', { description: 'Välj en.' }).getAttribute('aria-invalid')).toBe('true');
    group().focus();
    expect(document.activeElement).toBe(radio('Borta'));
    await expectAccessible();
  });

  it('shows what was chosen without letting it be changed', async () => {
    const change = vi.fn();
    show(<ChoiceGroup {...given} value="lost" readOnly onChange={change} />);
    fireEvent.click(radio('Trasigt'));
    expect(change).not.toHaveBeenCalled();
    await expectAccessible();
  });
});
