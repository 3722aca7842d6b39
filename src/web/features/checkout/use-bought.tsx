// The button that leads to what was bought: one's own template, or a copy of the gallery's.
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useGalleryTemplate } from '#web/state/templates/use-gallery-template.tsx';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { LinkButton } from '#web/ui/page/link-button.tsx';
import type { Order } from './use-order.ts';

export function UseBought({ order: { staticId, templateUuid } }: { readonly order: Order }) {
  const { templates } = useVisitor();
  const own = templates.find(({ uuid }) => uuid === templateUuid);
  if (own) {
    return (
      <LinkButton to="/template/$uuid/" params={{ uuid: own.uuid }}>
        <FormattedMessage id="checkout.open-template" />
      </LinkButton>
    );
  }
  return staticId === null ? null : <UseCopy uuid={staticId} />;
}

function UseCopy({ uuid }: { readonly uuid: string }) {
  const { use, usedUuid } = useGalleryTemplate();
  return (
    <Button loading={usedUuid === uuid} onClick={() => use({ uuid, needsPurchase: false })}>
      <FormattedMessage id="offer.use" />
    </Button>
  );
}
