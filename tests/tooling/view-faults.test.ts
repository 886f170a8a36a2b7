import { expect, it } from 'vitest';
import { type FaultResult, openFault, reportOf } from '../../e2e/mutation/fault-results.ts';
import { makeFaults } from '../../e2e/mutation/make-faults.ts';

const MESSAGES = { 'a.one': 'One', 'a.two': 'Two', 'a.named': 'Hello {name}' };

const make = (body: string) => makeFaults('View.tsx', `function View() {\n${body}\n}`, MESSAGES);
const faultsIn = (body: string) => make(body).faults.map(({ kind, sentence }) => `${kind}: ${sentence}`);

it('binds a field to another field of the form', () => {
  expect(faultsIn("return [textField('email'), textField('phone'), checkbox('agreed')];")).toEqual([
    "field: 'phone' instead of 'email'",
    "field: 'email' instead of 'phone'",
  ]);
});

it('sends another event, and none if the view sends only one', () => {
  expect(faultsIn("a.send({ type: 'x.open' }); a.send({ type: isOpen ? 'x.close' : 'x.open' });")).toEqual([
    "event: 'x.close' instead of 'x.open'",
    "event: 'x.open' instead of 'x.close'",
    "event: 'x.close' instead of 'x.open'",
  ]);
  expect(faultsIn("a.send({ type: 'x.open' });")).toEqual(["event: 'nothing' instead of 'x.open'"]);
});

it('sends another payload', () => {
  const { faults, code } = make("a.send({ type: 'year.choose', year });");
  expect(faults.map(({ sentence }) => sentence)).toContain("another year in { type: 'year.choose', year }");
  expect(code).toContain("? { type: 'year.choose', year: otherValue(year) } :");
});

it('leaves out a value, or a constant text', () => {
  expect(
    faultsIn('return <p><Money amount={sum} />{name}{translate(\'a.one\')}<FormattedMessage id="a.one" /></p>;'),
  ).toEqual([
    'value: without <Money amount={sum} />',
    'value: without {name}',
    "text: without {translate('a.one')}",
    'text: without <FormattedMessage id="a.one" />',
  ]);
});

it('takes for a text what no machine changes: constants, lists of constants, props that are always literals', () => {
  const code = `
    import { MOST } from './most.ts';
    const STEPS = ['a.one', 'a.two'];
    const Row = ({ id, sum }) => <p><FormattedMessage id={id} /><Money amount={sum} /></p>;
    export const Shared = ({ id }) => <p><FormattedMessage id={id} /></p>;
    function View({ rows }) {
      return (
        <div>
          <Row id="a.one" sum={rows.length} />
          <Shared id="a.two" />
          <Money amount={MOST} />
          {STEPS.map((step) => <p><FormattedMessage id={step} /></p>)}
          {rows.map((row) => <p>{row}</p>)}
        </div>
      );
    }`;
  expect(makeFaults('View.tsx', code, {}).faults.map(({ kind, sentence }) => `${kind}: ${sentence}`)).toEqual([
    'text: without <FormattedMessage id={id} />',
    'value: without <Money amount={sum} />',
    'value: without <FormattedMessage id={id} />',
    'text: without <Money amount={MOST} />',
    'text: without <FormattedMessage id={step} />',
    'value: without {row}',
  ]);
});

it('leaves in the children of a component, and what has elements', () => {
  expect(faultsIn('return <p>{children}{isOpen && <Dialog />}{rows.map((row) => <Row row={row} />)}</p>;')).toEqual([]);
});

it('shows another message with the same values', () => {
  expect(faultsIn("return [translate('a.one'), translate('a.named'), isBig ? 'a.two' : ''];")).toEqual([
    "message: 'a.two' instead of 'a.one'",
    "message: 'a.one' instead of 'a.two'",
  ]);
});

it('takes neither types nor keys for messages', () => {
  expect(faultsIn("type Id = 'a.one' | 'a.two'; return { 'a.one': 1, 'a.two': 2 };")).toEqual([]);
});

it('lets a control be pressed that is disabled or busy', () => {
  expect(
    faultsIn('return <Form><Button disabled={!isOpen} /><SubmitButton {...form.submit} busy={isBusy} /></Form>;'),
  ).toEqual([
    'disabled: without disabled={!isOpen}',
    'disabled: without disabled of {...form.submit}',
    'disabled: without settling of {...form.submit}',
    'disabled: without busy={isBusy}',
  ]);
});

it('takes another selector of the same component and actor', () => {
  expect(faultsIn('return [useSelector(a, isOpen), useSelector(a, isBusy), useSelector(b, isDone)];')).toEqual([
    'selector: isBusy instead of isOpen',
    'selector: isOpen instead of isBusy',
  ]);
});

it('has no faults outside of functions, because that code runs once', () => {
  const code = "const first = translate('a.one');\nconst second = translate('a.two');";
  expect(makeFaults('View.tsx', code, MESSAGES)).toEqual({ faults: [], code });
});

it('puts each fault behind a switch, also inside of others', () => {
  const { code } = make('return <p><FormattedMessage id={id ?? "a.one"} />{day}</p>;');
  expect(code.split('\n')[1]).toBe(
    'return <p>{isFaulty("View.tsx: without <FormattedMessage id={id ?? \\"a.one\\"} />") ? null : ' +
      '(<FormattedMessage id={id ?? "a.one"} />)}{(isFaulty("View.tsx: without {day}") ? null : (day))}</p>;',
  );
  const nested = make("return <Money amount={translate(isBig ? 'a.one' : 'a.two')} />;").code;
  expect(nested.match(/isFaulty/g)).toHaveLength(3);
  expect(() => makeFaults('View.tsx', nested, {})).not.toThrow();
});

it('numbers faults with the same words, and keeps their ids when the lines move', () => {
  const body = 'return [<Money amount={a} />, <Money amount={a} />];';
  const ids = ['View.tsx: without <Money amount={a} />', 'View.tsx: without <Money amount={a} /> (2)'];
  expect(make(body).faults.map(({ id }) => id)).toEqual(ids);
  expect(make(`\n\n${body}`).faults.map(({ id, line }) => [id, line])).toEqual(ids.map((id) => [id, 4]));
});

const result = (id: string, changes: Partial<FaultResult> = {}): FaultResult => ({
  ...{ id, kind: 'event', file: 'View.tsx', line: 3, sentence: id, outcome: 'noticed', noticedBy: 'a path' },
  ...changes,
});

it('fails below 90 %, which does not count texts', () => {
  const noticed = Array.from({ length: 9 }, (_, index) => result(`noticed ${index}`));
  const survivors = [
    result('survivor', { outcome: 'survived' }),
    result('text', { outcome: 'survived', kind: 'text' }),
  ];
  expect(reportOf([...noticed, ...survivors], true, {}).problems).toEqual([]);
  expect(reportOf([...noticed.slice(1), ...survivors], true, {}).problems).toEqual([
    'only 88.8 % of the faults are noticed',
  ]);
});

it('fails if a fault that is listed as equivalent is noticed or does not exist', () => {
  const { problems } = reportOf([result('known')], true, { known: 'the same', lost: 'the same' });
  expect(problems).toEqual([
    'listed as equivalent, but noticed: known (a path)',
    'listed as equivalent, but does not exist: lost',
  ]);
});

it('prints where a fault is that no path noticed or reached', () => {
  expect(openFault(result('x'))).toBeNull();
  expect(openFault(result('x', { outcome: 'survived' }))).toBe('not noticed: View.tsx:3 (event) x');
  expect(openFault(result('x', { outcome: 'unreached' }))).toBe('not reached: View.tsx:3 (event) x');
});
