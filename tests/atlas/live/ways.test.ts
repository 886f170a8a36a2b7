import { planPaths } from '@lunchkortet/model-engine/plan';
import { describe, expect, test } from 'vitest';
import { wayTo } from '../../../atlas/live/legs.ts';
import { type LiveFlow, liveFlowOf } from '../../../atlas/live/live-flow.ts';
import { PERSONAS, STARTS } from '../../../atlas/live/pages.ts';
import { limitsModel } from '../../../machines/limits/limits.model.ts';
import { models } from '../../../machines/models.ts';
import { digitalReplacementModel } from '../../../machines/replacement-card/digital-replacement.model.ts';
import { replacementCardModel } from '../../../machines/replacement-card/replacement-card.model.ts';
import { inactivityModel } from '../../../machines/session/inactivity.model.ts';
import { oneTimeCodeModel } from '../../../machines/signature/one-time-code.model.ts';
import { signatureModel } from '../../../machines/signature/signature.model.ts';
import { topupMonthModel } from '../../../machines/topups/topup-month.model.ts';
import { PERSONAS as PEOPLE } from '../../../sandbox/personas/personas.ts';
import { matchRoute } from '../../../src/app/routes.ts';

const limits = liveFlowOf(models, limitsModel, planPaths(limitsModel));
const load = async () => limits;

/** A route to each state in which a machine starts another. */
const anyState = (owners: LiveFlow['owners'] = [], machine: string): LiveFlow['routes'] =>
  owners.filter((owner) => owner.machine === machine).map(({ state }) => ({ leaves: [state], steps: [] }));

test('the personas are those of machines', () => {
  const ids = models.map(({ machine }) => machine.id);
  expect(Object.keys(PERSONAS).filter((id) => !ids.includes(id))).toEqual([]);
});

test('the personas of starts are those of the sandbox, and the starts those of models', () => {
  for (const [machine, starts] of Object.entries(STARTS)) {
    const model = models.find((one) => one.machine.id === machine);
    expect(Object.keys(model?.starts ?? {})).toEqual(expect.arrayContaining(Object.keys(starts)));
    expect(PEOPLE.map(({ key }) => key)).toEqual(
      expect.arrayContaining(Object.values(starts).flatMap((place) => place?.persona ?? [])),
    );
  }
});

test('the addresses of starts have a page', () => {
  const pages = Object.values(STARTS).flatMap((starts) => Object.values(starts).flatMap((place) => place?.page ?? []));
  expect(pages.length).toBeGreaterThan(0);
  const notFound = matchRoute('/unknown').route;
  expect(pages.filter((page) => matchRoute(page).route === notFound)).toEqual([]);
});

test('a machine lists the states that start it', () => {
  expect(liveFlowOf(models, inactivityModel, planPaths(inactivityModel)).owners).toMatchObject([
    { machine: 'session' },
  ]);
});

describe('the way to a state', () => {
  test('leads from every state of the paths, easiest first, and ends when the state is reached', async () => {
    const way = await wayTo(load, 'limits', 'limits.saving');
    expect(way).toMatchObject({ page: '/settings/limits', persona: 'anna' });
    const routes = way?.legs[0].routes ?? [];
    expect(routes[0]).toMatchObject({ leaves: ['limits.saving'], steps: [] });
    const fromStart = routes.find(({ leaves }) => leaves.includes('limits.loading.limits'));
    expect(fromStart?.steps).toHaveLength(Math.floor(way?.effort ?? 0));
    for (const { steps } of routes.slice(1)) {
      expect(steps.findIndex(({ leaves }) => leaves.includes('limits.saving'))).toBe(steps.length - 1);
    }
  });

  test('says how each step is made: an event, an answer of the sandbox, or a failure', async () => {
    const way = await wayTo(load, 'limits', 'limits.loadFailed');
    const actions = way?.legs[0].routes.flatMap(({ steps }) => steps.map(({ action }) => action)) ?? [];
    expect(actions).toContainEqual({
      kind: 'answer',
      call: 'readPreferences',
      failure: { kind: 'unreachable' },
      answer: null,
    });
  });

  test('has the answers that its steps name', async () => {
    const [leg] = (await wayTo(load, 'limits', 'limits.saving'))?.legs ?? [];
    const names = leg?.routes.flatMap(({ steps }) =>
      steps.flatMap(({ action }) => (action.kind === 'answer' && action.answer !== null ? [action.answer] : [])),
    );
    expect(names?.length).toBeGreaterThan(0);
    expect(Object.keys(leg?.answers ?? {})).toEqual(expect.arrayContaining(names ?? []));
  });

  test('goes through the machine that starts the machine, the easiest way', async () => {
    const step = { text: 'open', action: { kind: 'wait' }, leaves: ['far.open'] } as const;
    const flow = (machine: string, ...owners: LiveFlow['owners']) => ({
      machine,
      page: `/${machine}`,
      persona: null,
      owners,
      answers: {},
    });
    const flows: Readonly<Record<string, LiveFlow>> = {
      dialog: {
        ...flow('dialog', { machine: 'far', state: 'far.open' }, { machine: 'near', state: 'near.open' }),
        routes: [{ leaves: ['dialog.shown'], steps: [] }],
      },
      far: { ...flow('far'), routes: [{ leaves: ['far.closed'], steps: [step] }] },
      near: { ...flow('near'), routes: [{ leaves: ['near.open.first'], steps: [] }] },
    };
    const way = await wayTo(async (machine) => flows[machine] as LiveFlow, 'dialog', 'dialog.shown');
    expect(way?.page).toBe('/near');
    expect(way?.legs.map(({ state }) => state)).toEqual(['near.open', 'dialog.shown']);
  });

  test.each([
    ['blocked', 'tyra'],
    ['changeable.closed', 'birgit'],
    ['changeable.confirming', 'anna'],
  ])('begins with the persona of the start that leads to %s', async (state, persona) => {
    const month = liveFlowOf(models, topupMonthModel, planPaths(topupMonthModel));
    const page: LiveFlow = {
      machine: 'topups',
      page: '/topup',
      persona: 'vera',
      owners: [],
      answers: {},
      routes: month.owners.map((owner) => ({ leaves: [owner.state], steps: [] })),
    };
    const way = await wayTo(
      async (machine) => (machine === 'topups' ? page : month),
      'topup-month',
      `topup-month.${state}`,
    );
    expect(way).toMatchObject({ page: '/topup', persona });
  });

  test('opens the page at the address of the start', async () => {
    const flows = [replacementCardModel, digitalReplacementModel].map((model) =>
      liveFlowOf(models, model, planPaths(model)),
    );
    const find = async (machine: string) => flows.find((flow) => flow.machine === machine) as LiveFlow;
    const way = await wayTo(find, 'digital-replacement', 'digital-replacement.offered');
    expect(way?.page).toBe('/replacement-card?digital');
  });

  test('logs in as the start of a machine around it needs', async () => {
    const flows = [signatureModel, oneTimeCodeModel].map((model) => liveFlowOf(models, model, planPaths(model)));
    const owner = { machine: 'card', page: '/card', persona: 'anna', owners: [], answers: {} };
    const find = async (machine: string): Promise<LiveFlow> =>
      flows.find((flow) => flow.machine === machine) ?? {
        ...owner,
        machine,
        routes: anyState(flows[0]?.owners, machine),
      };
    const way = await wayTo(find, 'one-time-code', 'one-time-code.sending');
    expect(way?.authenticationMethod).toBe('PASSWORD');
  });

  test('does not exist for a state that the machine does not have', async () => {
    expect(await wayTo(load, 'limits', 'limits.unknown')).toBeNull();
  });
});
