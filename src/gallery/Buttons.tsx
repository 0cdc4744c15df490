/** All kinds of buttons: idle, busy and disabled. */
import { useState } from 'react';
import { Button } from '@/ui/buttons/Button';
import { GlyphButton, GlyphSign } from '@/ui/buttons/GlyphButton';
import { IconButton } from '@/ui/buttons/IconButton';
import {
  AddIcon,
  BackIcon,
  CloseIcon,
  DeleteIcon,
  FavouriteIcon,
  NotificationsIcon,
  SearchIcon,
  SendIcon,
} from '@/ui/icons/icons';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { Specimen } from './Specimen';

const tones = ['neutral', 'primary', 'danger', 'quiet'] as const;

export function Buttons() {
  const [pressed, setPressed] = useState(true);
  return (
    <>
      <Specimen title="Button">
        {tones.map((tone) => (
          <Button key={tone} tone={tone}>
            {tone}
          </Button>
        ))}
      </Specimen>
      <Specimen title="Button with an icon, small, busy, out of use">
        <Button icon={AddIcon}>Add poll</Button>
        <Button tone="primary" icon={SendIcon}>
          Post
        </Button>
        <Button size="small">Small</Button>
        <Button tone="primary" busy>
          Post
        </Button>
        <Button busy>Saving</Button>
        <Button tone="primary" disabledReason="Write something first">
          Post
        </Button>
        <Button tone="danger" disabledReason="Only moderators may do this">
          Delete
        </Button>
      </Specimen>
      <Specimen title="Button over the whole width, with more text than fits" stacked>
        <Button wide tone="primary">
          Log in
        </Button>
        <Button wide>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter</Button>
      </Specimen>
      <Specimen title="IconButton">
        <IconButton label="Search" icon={SearchIcon} />
        <IconButton label="Small" size="small" icon={CloseIcon} />
        <IconButton label="Large" size="large" icon={SearchIcon} />
        <IconButton label="Delete" tone="danger" icon={DeleteIcon} />
        <IconButton label="Back" icon={BackIcon} mirrored />
        <IconButton label="Pressed" icon={FavouriteIcon} pressed />
        <IconButton label="Open" icon={AddIcon} expanded />
        <IconButton label="At work" icon={AddIcon} busy />
        <IconButton label="Out of use" icon={AddIcon} disabledReason="Not now" />
        <IconButton label="Some" icon={NotificationsIcon} badge={3} badgeLabel="3 unread" />
        <IconButton label="Many" icon={NotificationsIcon} badge={1200} badgeLabel="1200 unread" />
      </Specimen>
      <Specimen title="GlyphButton">
        <GlyphButton
          glyph="favourite"
          label="Favourite"
          count={pressed ? '8' : '7'}
          pressed={pressed}
          onPress={() => setPressed(!pressed)}
        />
        <GlyphButton glyph="more" label="More" popup="menu" />
        <GlyphButton glyph="repeat" label="Out of use" disabledReason="Log in first" />
        <GlyphSign glyph="lock" label="Only a sign" />
      </Specimen>
      <Specimen title="LinkButton">
        <LinkButton href="#here">Go there</LinkButton>
        <LinkButton href="#here" tone="primary">
          Register
        </LinkButton>
        <LinkButton href="#here" tone="quiet" size="small">
          Forgot it?
        </LinkButton>
      </Specimen>
    </>
  );
}
