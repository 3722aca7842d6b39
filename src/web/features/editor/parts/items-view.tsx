// The resources of a section: the picked one with its numbers, and below it all of them.

import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, memo, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadLater } from '#web/api/load-later.ts';
import { resourceSections } from '../document/resources/section-rules.ts';
import { useOpenSection, useTemplateFact } from '../document-context.ts';
import { showSection } from '../state.ts';
import { EmptySection } from './empty-section.tsx';
import { ItemForm } from './item-form.tsx';
import { ItemList } from './item-list.tsx';
import classes from './items-view.module.css';
import { SectionMenu } from './later-parts.tsx';
import { OffSection } from './off-section.tsx';
import { sectionNames } from './resource-names.ts';

const ResourceDialog = lazy(async () => ({
  default: (await loadLater(() => import('./resource-dialog/resource-dialog.tsx'))).ResourceDialog,
}));

export function ItemsView() {
  const { sectionId, resources, picked } = useOpenSection();
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={classes.view}>
      <div className={classes.head}>
        <SectionChoice sectionId={sectionId} />
        <AddButton onAdd={setAdding} />
        {resources.length > 0 && <SectionMenu sectionId={sectionId} />}
      </div>
      {resources.length > 0 && <OffSection sectionId={sectionId} />}
      {picked && <ItemForm key={`${sectionId} ${picked.id}`} item={picked} />}
      {resources.length > 0 ? (
        <ItemList items={resources} pickedId={picked?.id ?? null} />
      ) : (
        <EmptySection sectionId={sectionId} onAdd={() => setAdding(true)} />
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <ResourceDialog sectionId={sectionId} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}

const AddButton = memo(function AddButton({ onAdd }: { readonly onAdd: (isAdding: true) => void }) {
  return (
    <Button variant="light" leftSection={<IconPlus size={15} />} onClick={() => onAdd(true)}>
      <FormattedMessage id="items.add" />
    </Button>
  );
});

const SectionChoice = memo(function SectionChoice({ sectionId }: { readonly sectionId: string }) {
  const { formatMessage } = useIntl();
  const isOnboarded = useTemplateFact(({ isOnboardingComplete }) => isOnboardingComplete !== false);
  return (
    <NativeSelect
      className={classes.section ?? ''}
      aria-label={formatMessage({ id: 'items.section' })}
      value={sectionId}
      data={resourceSections.map(({ id }) => {
        const name = sectionNames[id];
        return { value: id, label: name ? formatMessage(name) : id };
      })}
      onChange={({ currentTarget }) => showSection(currentTarget.value, isOnboarded)}
    />
  );
});
