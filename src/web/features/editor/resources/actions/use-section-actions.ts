// Actions on all resources of a section at once; each is announced and can be undone.

import { useIntl } from 'react-intl';
import { type ResourceSectionId, sections } from '#template/sections.ts';
import { useNotify } from '#web/state/notices/notify.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import type { DocumentChange } from '../../document/history/history.ts';
import { sectionNames } from '../../document/resources/resource-names.ts';
import { sectionResources } from '../../document/resources/resource-view.ts';
import { readersOf } from '../../document/resources/row-readers.ts';
import {
  clearedResources,
  clearNumbers,
  clearSection,
  randomNumbers,
} from '../../document/resources/section-edits.ts';
import { useAskReaders } from '../../session/state/use-ask-readers.ts';
import { useScenario } from '../../session/state/use-scenario.ts';

interface SectionActions {
  readonly name: string;
  /** Environment sections have nothing to randomize. */
  readonly hasNumbers: boolean;
  /** Why the actions are unavailable. */
  readonly refusal: string | null;
  readonly clearNumbers: () => void;
  readonly randomNumbers: () => void;
  readonly clear: () => void;
}

export function useSectionActions(sectionId: ResourceSectionId): SectionActions {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const notify = useNotify();
  const askReaders = useAskReaders();
  const name = formatMessage(sectionNames[sectionId]);
  const { names, index } = useScenario(template);
  const section = { id: sectionId, name };
  const numbers = { ...section, scenario: index };
  const make = (change: DocumentChange, done: string) => {
    edit(change);
    notify({ message: done });
  };
  const values = { section: name };
  // With one scenario there is nothing to distinguish.
  const where = {
    ...values,
    scenario: names[index] ?? '',
    which: names.length > 1 ? scenarioKind(index) : 'only',
  };
  return {
    name,
    refusal:
      sectionResources(template, sectionId).length === 0 ? formatMessage({ id: 'section.nothing' }) : null,
    hasNumbers: sections[sectionId].place === 'division',
    clearNumbers: () =>
      make(clearNumbers(template, numbers), formatMessage({ id: 'section.numbers-cleared' }, where)),
    randomNumbers: () =>
      make(
        randomNumbers(template, numbers, Math.random),
        formatMessage({ id: 'section.numbers-random' }, where),
      ),
    clear: () => {
      const ids = clearedResources(template, sectionId);
      askReaders(readersOf(template, ids), { kind: 'clear', of: name }, () =>
        make(clearSection(section), formatMessage({ id: 'section.cleared' }, values)),
      );
    },
  };
}

/** Empty numbers of another scenario follow the first. */
const scenarioKind = (index: number): string => (index === 0 ? 'first' : 'another');
