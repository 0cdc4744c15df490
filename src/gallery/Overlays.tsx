/** Everything that floats above the page, behind the buttons that open it. */
import { useState } from 'react';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import { Dialog } from '@/ui/dialog/Dialog';
import { IconButton } from '@/ui/buttons/IconButton';
import { BookmarkIcon, DeleteIcon, MinimizeIcon, MoreIcon, PinIcon } from '@/ui/icons/icons';
import { MenuItem, MenuSeparator } from '@/ui/menu/Menu';
import { MenuButton } from '@/ui/menu/MenuButton';
import { Popover } from '@/ui/popover/Popover';
import { Tabs } from '@/ui/structure/Tabs';
import { TextField } from '@/ui/fields/TextField';
import { Specimen } from './Specimen';

const paragraph =
  'What is long scrolls between the head and the foot, which stay where they are. The page behind ' +
  'keeps its place and takes no part until this is closed.';

type Kind = 'short' | 'long' | 'wide' | 'confirm';

function Example({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  const [asking, setAsking] = useState(false);
  const [tab, setTab] = useState('general');
  const actions = (
    <>
      <Button onPress={() => setAsking(true)}>Reset</Button>
      <Button tone="primary" onPress={onClose}>
        Save
      </Button>
    </>
  );
  const question = (
    <Confirm
      question="Really delete this status?"
      accept="Delete"
      tone="danger"
      level={1}
      onAccept={() => setAsking(false)}
      onCancel={kind === 'confirm' ? onClose : () => setAsking(false)}
    >
      Nobody can bring it back.
    </Confirm>
  );
  if (kind === 'confirm') return question;
  return (
    <>
      <Dialog
        title={kind === 'wide' ? 'Settings' : 'Report @ada@home.example'}
        width={kind === 'wide' ? 'wide' : 'normal'}
        flush={kind === 'wide'}
        onClose={onClose}
        actions={actions}
        headActions={
          kind === 'wide' && <IconButton label="Minimize" icon={MinimizeIcon} onPress={onClose} />
        }
      >
        {kind === 'short' && <TextField label="Comment" value="" onChange={() => undefined} />}
        {kind === 'long' &&
          Array.from({ length: 12 }, (_, index) => <p key={index}>{paragraph}</p>)}
        {kind === 'wide' && (
          <Tabs
            label="Settings"
            orientation="vertical"
            tabs={['General', 'Posts', 'Filtering', 'Notifications', 'Theme'].map((label) => ({
              id: label.toLowerCase(),
              label,
            }))}
            selected={tab}
            onSelect={setTab}
          >
            <p>{paragraph}</p>
          </Tabs>
        )}
      </Dialog>
      {asking && question}
    </>
  );
}

export function Overlays() {
  const [open, setOpen] = useState<Kind | null>(null);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [popover, setPopover] = useState(false);
  return (
    <>
      <Specimen title="Dialog, Confirm">
        {(['short', 'long', 'wide', 'confirm'] as const).map((kind) => (
          <Button key={kind} popup="dialog" onPress={() => setOpen(kind)}>
            {kind}
          </Button>
        ))}
        {open && <Example kind={open} onClose={() => setOpen(null)} />}
      </Specimen>
      <Specimen title="Menu">
        <MenuButton label="More actions" icon={MoreIcon} align="start">
          <MenuItem icon={BookmarkIcon} onSelect={() => undefined}>
            Bookmark
          </MenuItem>
          <MenuItem icon={PinIcon} checked onSelect={() => undefined}>
            Pin on profile
          </MenuItem>
          <MenuItem disabledReason="Only its author may" onSelect={() => undefined}>
            Edit
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={DeleteIcon} tone="danger" onSelect={() => undefined}>
            Delete
          </MenuItem>
        </MenuButton>
      </Specimen>
      <Specimen title="Popover">
        <Button
          ref={setAnchor}
          popup="dialog"
          expanded={popover}
          onPress={() => setPopover(!popover)}
        >
          Emoji
        </Button>
        {popover && (
          <Popover anchor={anchor} label="Emoji" onClose={() => setPopover(false)}>
            <div data-plays>
              <Button tone="quiet">Something to press</Button>
            </div>
          </Popover>
        )}
      </Specimen>
    </>
  );
}
