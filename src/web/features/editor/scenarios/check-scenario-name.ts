// Says what is wrong with a name that is typed for a scenario: they are told apart by their names alone.
import { defineMessage } from 'react-intl';
import { checkName, type FieldCheck } from '../document/checks/field-checks.ts';
import { isNameTaken } from '../document/checks/name-taken.ts';

const taken: ReturnType<FieldCheck> = defineMessage({ id: 'check.scenario-taken' });

export const checkScenarioName =
  (names: readonly string[], place: number): FieldCheck =>
  (text) =>
    checkName(text) ?? (isNameTaken(names, text, place) ? taken : null);
