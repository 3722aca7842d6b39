// A template of any size, for tests that need a large model.
import type { Template } from '#template/template.ts';
import { buildTemplate, type ResourceWords } from './build-template.ts';

const services = (count: number): readonly ResourceWords[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `service_${index}`,
    formula: 'price_quantity',
    data: { price: '10;11;12', quantity: '100' },
  }));

/** Over five years of months; no two are the same document. */
export const largeTemplate = (resources: number, uuid: string): Template => ({
  ...buildTemplate({ periods: 60, services: services(resources) }),
  uuid,
});
