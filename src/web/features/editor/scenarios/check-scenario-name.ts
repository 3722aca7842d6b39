// Validates the name of a scenario: scenarios are told apart only by their names.
import { defineMessage } from 'react-intl';
import { checkName, type FieldCheck } from '../document/checks/field-checks.ts';
import { isNameTaken } from '../document/checks/name-taken.ts';

const taken: ReturnType<FieldCheck> = defineMessage({ id: 'check.scenario-taken' });

export const checkScenarioName =
  (names: readonly string[], place: number): FieldCheck =>
  (text) =>
    checkName(text) ?? (isNameTaken(names, text, place) ? taken : null);
