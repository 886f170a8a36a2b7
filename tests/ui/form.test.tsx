import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../../src/ui/Checkbox.tsx';
import { Checklist } from '../../src/ui/Checklist.tsx';
import { Field } from '../../src/ui/Field.tsx';
import { Form } from '../../src/ui/Form.tsx';
import { SubmitButton } from '../../src/ui/SubmitButton.tsx';
import { expectAccessible, show } from './show.tsx';

const nothing = () => undefined;
const field = (label: string) => ({ label, name: label, value: '', onChange: nothing, onBlur: nothing });

function TwoFields() {
  const [error, setError] = useState<string | null>(null);
  return (
    <Form onSubmit={() => setError('Fyll i.')}>
      <Field {...field('Namn')} />
      <Field {...field('Gata')} error={error} />
      <Field {...field('Ort')} error={error} />
      <SubmitButton>Spara</SubmitButton>
    </Form>
  );
}

describe('Form', () => {
  it('focuses the first invalid field after a submit, and scrolls to it', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    show(<TwoFields />);
    fireEvent.click(screen.getByRole('button', { name: 'Spara' }));
    const street = screen.getByRole('textbox', { name: 'Gata', description: 'Fyll i.' });
    expect(document.activeElement).toBe(street);
    expect(scroll.mock.contexts).toEqual([street]);
    await expectAccessible();
  });

  it('does not move the focus if all fields are valid', () => {
    const submit = vi.fn();
    show(
      <Form label="Adress" onSubmit={submit}>
        <Field {...field('Namn')} />
        <SubmitButton>Spara</SubmitButton>
      </Form>,
    );
    const button = screen.getByRole('button', { name: 'Spara' });
    button.focus();
    fireEvent.click(button);
    expect(submit).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('form', { name: 'Adress' })).toBeDefined();
  });

  it('cannot be submitted while its button is disabled, which has the reason as description', async () => {
    const submit = vi.fn();
    show(
      <Form onSubmit={submit}>
        <SubmitButton disabled missing="Skriv koden först.">
          Bekräfta
        </SubmitButton>
      </Form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Bekräfta', description: 'Skriv koden först.' }));
    expect(submit).not.toHaveBeenCalled();
    await expectAccessible();
  });

  it.each([
    [{}, 1],
    [{ busy: true }, 0],
    [{ settling: true }, 0],
  ])('with `pressableWhenDisabled` and %j, a disabled button submits it %d times', async (props, times) => {
    const submit = vi.fn();
    show(
      <Form onSubmit={submit}>
        <SubmitButton disabled pressableWhenDisabled missing="Skriv koden först." {...props}>
          Bekräfta
        </SubmitButton>
      </Form>,
    );
    const button = screen.getByRole('button', { name: 'Bekräfta', description: 'Skriv koden först.' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(submit).toHaveBeenCalledTimes(times);
    await expectAccessible();
  });

  it('cannot be submitted while its button is busy', async () => {
    const submit = vi.fn();
    show(
      <Form onSubmit={submit}>
        <SubmitButton busy missing="Skriv koden först.">
          Bekräfta
        </SubmitButton>
      </Form>,
    );
    const button = screen.getByRole('button', { name: 'Bekräfta' });
    fireEvent.click(button);
    expect(submit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('Skriv koden först.')).toBeNull();
    await expectAccessible();
  });
});

describe('Checkbox', () => {
  const box = () => screen.getByRole('checkbox', { name: /^Jag godkänner\s*avgiften$/ });
  const showBox = (props: Partial<Parameters<typeof Checkbox>[0]>) =>
    show(
      <Checkbox name="fee" checked={false} onChange={nothing} onBlur={nothing} {...props}>
        Jag godkänner <a href="/avgift">avgiften</a>
      </Checkbox>,
    );

  it('calls onChange', async () => {
    const change = vi.fn();
    showBox({ onChange: change });
    fireEvent.click(box());
    expect(change).toHaveBeenCalledExactlyOnceWith(true);
    await expectAccessible();
  });

  it('is described by its error', async () => {
    showBox({ error: 'Godkänn avgiften.' });
    expect(
      screen.getByRole('checkbox', { name: /^Jag godkänner\s*avgiften$/, description: 'Godkänn avgiften.' }),
    ).toBeDefined();
    await expectAccessible();
  });

  it('does not change while read-only', () => {
    const change = vi.fn();
    showBox({ onChange: change, readOnly: true, checked: true });
    fireEvent.click(box());
    expect(change).not.toHaveBeenCalled();
    expect(box().getAttribute('aria-disabled')).toBe('true');
  });
});

describe('Checklist', () => {
  it('says for each item whether it is met, not by colour alone', async () => {
    const statusLabels = { met: 'klart', unmet: 'saknas' };
    const items = [
      { text: 'Minst 8 tecken', isMet: true },
      { text: 'En stor bokstav', isMet: false },
    ];
    show(<Checklist id="requirements" items={items} statusLabels={statusLabels} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Minst 8 tecken, klart',
      'En stor bokstav, saknas',
    ]);
    await expectAccessible();
  });
});
