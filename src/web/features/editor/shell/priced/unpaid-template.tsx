// What is shown at the address of a template that must be paid for first.
import { FormattedMessage } from 'react-intl';
import { useGalleryCard } from '#web/state/templates/gallery-card.ts';
import { LinkButton } from '#web/ui/page/link-button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { EditorSkeleton } from '../layout/editor-skeleton.tsx';
import { PricedTemplate } from './priced-template.tsx';

export function UnpaidTemplate({ uuid }: { readonly uuid: string }) {
  const { data, isPending } = useGalleryCard(uuid);
  if (isPending) return <EditorSkeleton />;
  if (data) return <PricedTemplate card={data} />;
  return (
    <Page title={<FormattedMessage id="priced.not-for-sale" />} width="narrow">
      <LinkButton to="/templates">
        <FormattedMessage id="app.back-to-templates" />
      </LinkButton>
    </Page>
  );
}
