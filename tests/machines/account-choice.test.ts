import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Account, accounts } from '../../contract/account.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import {
  accountName,
  activeAccount,
  canBeShown,
  choosableAccounts,
  currentCard,
  isAwaitingTerms,
  nextAccount,
} from '../../machines/account-choice.ts';

const [example] = accounts.response.parse(accounts.example.response) as [Account];
const [exampleCard] = accountCards.response.parse(accountCards.example.response) as [Card];

type AccountSpec = readonly [id: number, branchId: number, status: Account['status']];
const accountOf = ([id, branchId, status]: AccountSpec): Account => ({
  ...example,
  id,
  status,
  topupLevel: { ...example.topupLevel, branchId },
});
const shownId = (specs: readonly AccountSpec[], chosen?: number) =>
  activeAccount(choosableAccounts(specs.map(accountOf)), chosen ?? null)?.id ?? null;

describe('the account that the portal shows', () => {
  it.each<[string, readonly AccountSpec[], number | null]>([
    ['none without accounts', [], null],
    [
      'the newest active one',
      [
        [1, 12, 'ACTIVE'],
        [3, 12, 'ACTIVE'],
        [2, 12, 'ACTIVE'],
      ],
      3,
    ],
    [
      'an older one when the newest is inactive',
      [
        [1, 12, 'ACTIVE'],
        [3, 12, 'INACTIVE'],
      ],
      1,
    ],
    [
      'the newest when none is active',
      [
        [1, 12, 'INACTIVE'],
        [3, 12, 'INACTIVE'],
      ],
      3,
    ],
    [
      'never one of branch 9',
      [
        [1, 12, 'INACTIVE'],
        [3, 9, 'ACTIVE'],
      ],
      1,
    ],
    ['none when all are of branch 9', [[3, 9, 'ACTIVE']], null],
  ])('is %s', (_, specs, id) => {
    expect(shownId(specs)).toBe(id);
  });

  it('is the one that the user switched to, also if it is not active', () => {
    expect(
      shownId(
        [
          [1, 12, 'ACTIVE'],
          [3, 12, 'ACTIVE'],
        ],
        1,
      ),
    ).toBe(1);
    expect(
      shownId(
        [
          [1, 12, 'INACTIVE'],
          [3, 12, 'ACTIVE'],
        ],
        1,
      ),
    ).toBe(1);
    expect(
      shownId(
        [
          [1, 9, 'ACTIVE'],
          [3, 12, 'ACTIVE'],
        ],
        1,
      ),
    ).toBe(3);
  });

  const spec = fc.tuple(
    fc.integer({ min: 1, max: 60 }),
    fc.integer({ min: 7, max: 11 }),
    fc.constantFrom('ACTIVE', 'INACTIVE'),
  );
  const specs = fc.uniqueArray(spec, { selector: ([id]) => id }) as fc.Arbitrary<AccountSpec[]>;

  it('is not one with an unknown status, if another is active', () => {
    expect(
      shownId([
        [1, 12, 'ACTIVE'],
        [3, 12, { other: 'FROZEN' }],
      ]),
    ).toBe(1);
  });

  it('is read with the number of accounts that could not be read', () => {
    const read = Object.assign([accountOf([1, 9, 'ACTIVE'])], { lost: 2 });
    expect(choosableAccounts(read).lost).toBe(2);
  });

  it('does not depend on the order of the accounts', () => {
    fc.assert(
      fc.property(specs, fc.func(fc.integer()), (generated, key) => {
        const shuffled = generated.toSorted((a, b) => key(a) - key(b));
        expect(shownId(shuffled)).toBe(shownId(generated));
      }),
    );
  });

  it('is the newest active account, or the newest if none is active', () => {
    fc.assert(
      fc.property(specs, (generated) => {
        const own = generated.filter(([, branchId]) => branchId !== 9);
        const active = own.filter(([, , status]) => status === 'ACTIVE');
        const ids = (active.length > 0 ? active : own).map(([id]) => id);
        expect(shownId(generated)).toBe(ids.length > 0 ? Math.max(...ids) : null);
      }),
    );
  });

  it('can be switched to every account outside branch 9, and to no other', () => {
    fc.assert(
      fc.property(specs, (generated) => {
        const choosable = choosableAccounts(generated.map(accountOf));
        for (const [id, branchId] of generated) {
          expect(canBeShown(choosable, id)).toBe(branchId !== 9);
          expect(shownId(generated, id) === id || !canBeShown(choosable, id)).toBe(true);
        }
      }),
    );
  });
});

describe('the terms of an account', () => {
  const open = { ...accountOf([1, 12, 'ACTIVE']), termsAndConditionsAccepted: false };
  const ended = { ...accountOf([2, 12, 'INACTIVE']), termsAndConditionsAccepted: false };
  it.each<[string, Account, readonly Account[], boolean]>([
    ['must be accepted', open, [open], true],
    ['are accepted', { ...open, termsAndConditionsAccepted: true }, [open], false],
    ['must be accepted for the only account, also if it has ended', ended, [ended], true],
    ['need not be accepted to read an ended account', ended, [ended, open], false],
  ])('%s', (_, account, all, isPending) => {
    expect(isAwaitingTerms(account, all)).toBe(isPending);
  });
});

describe('the current card', () => {
  const cardOf = (status: Card['status'], index: number): Card => ({
    ...exampleCard,
    referenceCode: `C-${index}`,
    status,
  });
  it.each<[string, readonly Card['status'][], string | undefined]>([
    ['missing when there is none', [], undefined],
    ['the first active one', ['BLOCKED', 'ACTIVE', 'ACTIVE'], 'C-1'],
    ['the first when none is active', ['BLOCKED', 'BLOCKED'], 'C-0'],
  ])('is %s', (_, statuses, code) => {
    expect(currentCard(statuses.map(cardOf))?.referenceCode).toBe(code);
  });
});

describe('the name of an account', () => {
  const named = (id: number, branchName: string, lastFourDigits: string | null): Account => ({
    ...example,
    id,
    topupLevel: { ...example.topupLevel, branchName },
    card: lastFourDigits === null ? null : ({ lastFourDigits } as Account['card']),
  });
  const bygg = named(3, 'Bygg AB', '1111');
  const again = named(2, 'Bygg AB', '2222');
  const cafe = named(1, 'Café', null);

  it('is the employer, or the id if the employer has no name', () => {
    expect(accountName(bygg, [bygg, cafe])).toBe('Bygg AB');
    expect(accountName(named(7, '', '3333'), [bygg])).toBe('7');
  });

  it('has the last digits of the card if two accounts have the same employer', () => {
    expect(accountName(again, [bygg, again, cafe])).toBe('Bygg AB •••• 2222');
    expect(accountName(named(2, 'Bygg AB', null), [bygg])).toBe('Bygg AB');
  });

  it('is followed by the next account of the menu, and the last one by the first', () => {
    const all = [bygg, again, cafe];
    expect(all.map((account) => nextAccount(account, all))).toEqual([again, cafe, bygg]);
    expect(nextAccount(bygg, [bygg])).toBeNull();
  });
});
