// Keeps with a template where its business is, so that what is suggested later is in the prices of the place.
import type { Draft } from 'mutative';
import type { Template } from '#template/template.ts';

export function putPlace(draft: Draft<Template>, { businessCountryId }: Template): void {
  if (businessCountryId === undefined) delete draft.businessCountryId;
  else draft.businessCountryId = businessCountryId;
}
