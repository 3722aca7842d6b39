// The dialog that adds resources to a section: from suggestions, from what is known beforehand, or made up by hand.
import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { switchModule } from '../../document/module-edits.ts';
import { nothingSelected, type Selection } from '../../document/resources/selection.ts';
import { useOpenSection, useTemplateDocument } from '../../document-context.ts';
import { addTitles } from '../resource-names.ts';
import { useSkippable } from '../use-skippable.ts';
import { DraftTab } from './draft-tab.tsx';
import { GeneratedTab } from './generated-tab.tsx';
import { PredefinedTab } from './predefined-tab.tsx';
import classes from './resource-dialog.module.css';
import type { TabProps } from './tab-props.ts';
import { useFirstField } from './use-first-field.ts';
import { type Kept, useKept } from './use-kept.ts';
import { type DialogTab, tabNames, useTabs } from './use-tabs.ts';

interface ResourceDialogProps {
  readonly sectionId: string;
  readonly onClose: () => void;
}

const widthPx = 560;
/** Where there is little to ask. */
const narrowWidthPx = 400;
const narrowSections: readonly string[] = ['section_depreciation', 'section_taxes', 'section_inflation'];

export function ResourceDialog({ sectionId, onClose }: ResourceDialogProps) {
  const { formatMessage } = useIntl();
  const title = addTitles[sectionId];
  return (
    <Dialog
      title={title && formatMessage(title)}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={narrowSections.includes(sectionId) ? narrowWidthPx : widthPx}
    >
      <Content sectionId={sectionId} onClose={onClose} onSkip={useSkip(sectionId, onClose)} />
    </Dialog>
  );
}

/** Only what is still empty can be gone without from here. */
function useSkip(sectionId: string, onClose: () => void): (() => void) | null {
  const { edit } = useTemplateDocument();
  const { resources } = useOpenSection();
  const sheet = useSkippable(sectionId);
  if (!sheet?.isOn || resources.length > 0) return null;
  return () => {
    edit(switchModule(sheet.moduleId, sheet.title, false));
    onClose();
  };
}

function Content(props: TabProps) {
  const { formatMessage } = useIntl();
  const tabs = useTabs(props.sectionId);
  const [first] = tabs;
  const [shown, setShown] = useState<string | null>(tabs.find(({ id }) => id === 'predefined')?.id ?? null);
  const kept = useKept(tabs);
  const body = useFirstField();
  return (
    <div ref={body}>
      {tabs.length === 1 && first ? (
        <TabBody {...props} tab={first} kept={kept} />
      ) : (
        <Tabs value={shown} onChange={setShown} keepMounted={false}>
          <Tabs.List className={classes.tabs ?? ''}>
            {tabs.map(({ id }) => (
              <Tabs.Tab key={id} value={id}>
                {formatMessage(tabNames[id])}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map((tab) => (
            <Tabs.Panel key={tab.id} value={tab.id}>
              <TabBody {...props} tab={tab} kept={kept} />
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
    </div>
  );
}

interface TabBodyProps extends TabProps {
  readonly tab: DialogTab;
  readonly kept: Kept;
}

function TabBody({ tab: { id, draftRel }, kept, ...props }: TabBodyProps) {
  const draft = kept.drafts[id];
  if (draftRel !== null) {
    return draft ? <DraftTab {...props} draft={draft} onChange={(next) => kept.setDraft(id, next)} /> : null;
  }
  const selecting = {
    selection: kept.selections[id] ?? nothingSelected,
    onSelect: (selection: Selection) => kept.setSelection(id, selection),
  };
  return id === 'generated' ? (
    <GeneratedTab {...props} {...selecting} />
  ) : (
    <PredefinedTab {...props} {...selecting} />
  );
}
