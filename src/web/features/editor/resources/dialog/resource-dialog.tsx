// The dialog that adds resources to a section — generated, predefined or made by hand — or edits one.

import { Tabs } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResourceSectionId } from '#template/sections.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import { useTemplate } from '../../document/document-context.ts';
import { addTitles } from '../../document/resources/resource-names.ts';
import { type ResourceView, sectionResources } from '../../document/resources/resource-view.ts';
import { useModuleSwitch } from '../../session/sheets/use-module-switch.ts';
import { useSkippable } from '../../session/sheets/use-skippable.ts';
import { useHasScenarios } from '../../session/view/use-in-all-scenarios.ts';
import classes from '../form/resource-dialog.module.css';
import { hasTyped, type ResourceForm } from '../form/resource-form.ts';
import { useFirstField } from '../form/use-first-field.ts';
import { nothingSelected, type SuggestionSelection } from '../suggestions/selection.ts';
import { CustomTab } from './custom-tab.tsx';
import { EditForm } from './edit-form.tsx';
import { GeneratedTab } from './generated-tab.tsx';
import { PredefinedTab } from './predefined-tab.tsx';
import type { TabProps } from './tab-props.ts';
import { type TabContents, useTabContents } from './use-tab-contents.ts';
import { type DialogTab, tabFor, useTabs } from './use-tabs.ts';

interface ResourceDialogProps {
  readonly sectionId: ResourceSectionId;
  /** The resource to edit; absent to add one. */
  readonly edited?: ResourceView;
  readonly onClose: () => void;
}

const widthPx = 560;
/** For sections with few fields. */
const narrowWidthPx = 400;
const narrowSections: readonly ResourceSectionId[] = [
  'section_depreciation',
  'section_taxes',
  'section_inflation',
];

export function ResourceDialog({ sectionId, edited, onClose }: ResourceDialogProps) {
  const { formatMessage } = useIntl();
  const [resource, setResource] = useState(edited ?? null);
  const [next, setNext] = useState<ResourceForm | null>(null);
  const onSkip = useSkipSection(sectionId, onClose);
  const title = resource
    ? formatMessage({ id: 'items.edit' }, { item: resource.name })
    : formatMessage(addTitles[sectionId]);
  const goOn = (form: ResourceForm) => {
    setNext(form);
    setResource(null);
  };
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={narrowSections.includes(sectionId) ? narrowWidthPx : widthPx}
    >
      {resource ? (
        <FirstField>
          <EditForm resource={resource} onClose={onClose} onNext={goOn} />
        </FirstField>
      ) : (
        <FirstField key="add">
          <InAllScenarios />
          <Content sectionId={sectionId} next={next} onClose={onClose} onSkip={onSkip} />
        </FirstField>
      )}
    </Dialog>
  );
}

/** Not obvious while working on one scenario. */
function InAllScenarios() {
  if (!useHasScenarios()) return null;
  return (
    <p className={classes.all}>
      <FormattedMessage id="add.in-all-scenarios" />
    </p>
  );
}

function FirstField({ children }: { readonly children: ReactNode }) {
  return <div ref={useFirstField()}>{children}</div>;
}

/** Only an empty section can be skipped from here. */
function useSkipSection(sectionId: ResourceSectionId, onClose: () => void): (() => void) | null {
  const switchSheet = useModuleSwitch();
  const isEmpty = sectionResources(useTemplate(), sectionId).length === 0;
  const sheet = useSkippable(sectionId);
  if (!sheet?.isOn || !isEmpty) return null;
  return () => {
    switchSheet(sheet, false);
    onClose();
  };
}

interface ContentProps extends TabProps {
  /** The initial values of the form; null for an empty one. */
  readonly next: ResourceForm | null;
}

function Content({ next, ...props }: ContentProps) {
  const { formatMessage } = useIntl();
  const tabs = useTabs(props.sectionId);
  const [first] = tabs;
  const kept = useTabContents(tabs, next);
  useUnsavedInDialog(hasContents(kept));
  const [shown, setShown] = useState<string | null>(
    () => (next ? tabFor(tabs, next.rel) : tabs.find(({ id }) => id === 'predefined'))?.id ?? null,
  );
  if (tabs.length === 1 && first) return <TabBody {...props} tab={first} kept={kept} />;
  return (
    <Tabs value={shown} onChange={setShown} keepMounted={false}>
      <Tabs.List className={classes.tabs ?? ''}>
        {tabs.map(({ id, name }) => (
          <Tabs.Tab key={id} value={id}>
            {formatMessage(name)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.id} value={tab.id}>
          <TabBody {...props} tab={tab} kept={kept} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

const hasContents = ({ forms, selections }: TabContents): boolean =>
  Object.values(forms).some(hasTyped) || Object.values(selections).some(({ size }) => size > 0);

interface TabBodyProps extends TabProps {
  readonly tab: DialogTab;
  readonly kept: TabContents;
}

function TabBody({ tab: { id, formRel, usesAI = false }, kept, ...props }: TabBodyProps) {
  const form = kept.forms[id];
  if (formRel !== null) {
    return form ? <CustomTab {...props} form={form} onChange={(next) => kept.setForm(id, next)} /> : null;
  }
  const selecting = {
    selection: kept.selections[id] ?? nothingSelected,
    onSelect: (selection: SuggestionSelection) => kept.setSelection(id, selection),
  };
  return id === 'generated' ? (
    <GeneratedTab {...props} {...selecting} usesAI={usesAI} />
  ) : (
    <PredefinedTab {...props} {...selecting} />
  );
}
