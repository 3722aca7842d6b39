// All sheets with their switches on a phone, where the tabs show only the enabled ones.
import { useIntl } from 'react-intl';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { SheetList } from './sheet-list.tsx';

interface SheetDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function SheetDrawer({ isOpen, onClose }: SheetDrawerProps) {
  const { formatMessage } = useIntl();
  return (
    <SideDrawer
      title={formatMessage({ id: 'editor.sheets' })}
      closeLabel={formatMessage({ id: 'app.close' })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <SheetList isNamed={false} onChosen={onClose} />
    </SideDrawer>
  );
}
