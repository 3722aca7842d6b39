// Tests that the page after a payment knows the model that it began at, and nothing else of the address left.
import { expect, test } from 'vitest';
import { successUrlOf } from './success-url.ts';

const origin = 'https://plan.example';
const uuid = '0b0f7c3e-1111-4222-8333-944445555666';
const done = `${origin}/builder/#/checkout/success?orderId=order-1`;

test.each([
  [`/builder/#/template/${uuid}/`, `${done}&template=${uuid}`],
  [`/builder/?lang=ru#/template/${uuid}?sheet=2`, `${done}&template=${uuid}`],
  [`/builder/#/template/${uuid.toUpperCase()}/print`, `${done}&template=${uuid}`],
  ['/builder/#/templates', done],
  ['/builder/#/settings', done],
  ['/builder/', done],
  ['/builder/#/template/new', done],
  ['/builder/#/template/https://other.example/', done],
  [`/builder/#//other.example/template/${uuid}/`, done],
  [`/builder/#/template/${uuid}5/`, done],
])('from %s', (path, expected) => {
  expect(successUrlOf(origin, 'order-1', `${origin}${path}`)).toBe(expected);
});
