// Holds what a card says about a template.
import { describe, expect, it } from 'vitest';
import { describeTemplate } from './describe-template.ts';

describe('what a card says about a template', () => {
  it('[HOME-8] shows the description when there is one', () => {
    expect(describeTemplate({ description: 'A café by the sea', services: ['Coffee'] })).toBe(
      'A café by the sea',
    );
  });

  it('else joins the services with semicolons', () => {
    expect(describeTemplate({ description: ' ', services: ['Coffee', 'Pastry'] })).toBe('Coffee; Pastry...');
  });

  it('[HOME-8] cuts the services after 120 characters', () => {
    const services = Array.from({ length: 40 }, (_, index) => `Service ${index}`);
    expect(describeTemplate({ description: '', services })).toBe(`${services.join('; ').slice(0, 120)}...`);
  });

  it('says nothing of a template that sells nothing', () => {
    expect(describeTemplate({ description: '', services: [] })).toBe('');
  });
});
