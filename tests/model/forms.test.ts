import { createEnvironment } from '@lunchkortet/model-engine/environment';
import { expect, test } from 'vitest';
import { getInitialSnapshot } from 'xstate';
import { inputFor } from '../../machines/model-adapter/portal-adapter.ts';
import { models } from '../../machines/models.ts';

const fieldsOf = (model: (typeof models)[number]): readonly string[] => {
  const [start] = Object.values(model.starts);
  if (start === undefined) return [];
  const { context } = getInitialSnapshot(model.machine, inputFor(createEnvironment(model, start)));
  return Object.keys(context.form?.values ?? {});
};

const forms = models.map((model) => ({ model, fields: fieldsOf(model) })).filter(({ fields }) => fields.length > 0);

test.each(forms)('$model.machine.id has a case of each field of its form', ({ model, fields }) => {
  // A case that no transition takes is a fault of its own (engine/goals.ts).
  const changed = Object.values(model.events['field.changed'] ?? {}).map((event) => Object(event).field);
  expect(new Set(changed)).toEqual(new Set(fields));
});
