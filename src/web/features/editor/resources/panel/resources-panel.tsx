// The resources of a section: the selected one with its numbers, and below it all of them.

import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isResourceSectionId, type ResourceSectionId, resourceSectionIds } from '#template/sections.ts';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { isOutputSheetId } from '../../calculation/levers/headlines.ts';
import { useTemplateDocument, useTemplateFact } from '../../document/document-context.ts';
import { sectionNames } from '../../document/resources/resource-names.ts';
import { useSheetOfSection } from '../../session/sheets/use-skippable.ts';
import { useEditorPart } from '../../session/state/editor-parts.ts';
import { showLevers, showSection, useEditorState, useLeverSheet } from '../../session/state/editor-state.ts';
import { openEditorDialog } from '../../session/state/open-dialog.ts';
import { useOpenSection } from '../../session/state/open-section.ts';
import { DepreciationStartChoice, EmptySection, OffSection } from './lazy-fields.tsx';
import { SectionMenu } from './lazy-menus.tsx';
import { ResourceEditor } from './resource-editor.tsx';
import { ResourceList } from './resource-list.tsx';
import classes from './resources-panel.module.css';

export function ResourcesPanel() {
  const { sectionId, resources, picked } = useOpenSection();
  const Levers = useEditorPart('Levers');
  const leverSheet = useLeverSheet();
  const isOff = useSheetOfSection(sectionId)?.isOn === false;
  const canMeasure = useCalculated(({ isWithoutWorker }) => !isWithoutWorker);
  if (leverSheet !== null && canMeasure) {
    return (
      <div className={classes.view}>
        <div className={classes.head}>
          <SectionChoice sectionId={sectionId} />
        </div>
        <Levers sheetId={leverSheet} />
      </div>
    );
  }
  return (
    <div className={classes.view}>
      <div className={classes.head}>
        <SectionChoice sectionId={sectionId} />
        <AddButton sectionId={sectionId} />
        {resources.length > 0 && <SectionMenu sectionId={sectionId} />}
      </div>
      {isOff && resources.length > 0 && <OffSection sectionId={sectionId} />}
      {sectionId === 'section_depreciation' && <DepreciationStartChoice />}
      {picked && <ResourceEditor key={`${sectionId} ${picked.id}`} resource={picked} />}
      {resources.length > 0 ? (
        <ResourceList resources={resources} pickedId={picked?.id ?? null} />
      ) : (
        <EmptySection sectionId={sectionId} />
      )}
    </div>
  );
}

const AddButton = memo(function AddButton({ sectionId }: { readonly sectionId: ResourceSectionId }) {
  const open = useTemplateDocument();
  return (
    <Button
      variant="light"
      leftSection={<IconPlus size={15} />}
      onClick={() => openEditorDialog(open, { name: 'add-resource', sectionId })}
    >
      <FormattedMessage id="items.add" />
    </Button>
  );
});

const SectionChoice = memo(function SectionChoice({ sectionId }: { readonly sectionId: ResourceSectionId }) {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const isOnboarded = useTemplateFact(({ isOnboardingComplete }) => isOnboardingComplete !== false);
  const areLeversShown = useLeverSheet() !== null;
  const hasLevers = useEditorState(({ sheetId }) => isOutputSheetId(sheetId));
  const sectionChoices = resourceSectionIds.map((id) => ({
    value: id,
    label: formatMessage(sectionNames[id]),
  }));
  const levers = { value: 'levers', label: formatMessage({ id: 'levers.title' }) };
  return (
    <NativeSelect
      className={classes.section ?? ''}
      aria-label={formatMessage({ id: 'items.section' })}
      value={areLeversShown ? levers.value : sectionId}
      data={hasLevers ? [levers, ...sectionChoices] : sectionChoices}
      onChange={({ currentTarget: { value } }) => {
        if (isResourceSectionId(value)) showSection(open, value, isOnboarded);
        else showLevers(open);
      }}
    />
  );
});
