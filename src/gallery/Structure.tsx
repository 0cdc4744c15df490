/** Primitives that divide screens and columns. */
import { useState } from 'react';
import { Collapsible } from '@/ui/structure/Collapsible';
import { IconButton } from '@/ui/buttons/IconButton';
import { Icon } from '@/ui/icons/Icon';
import { FilterIcon, GripIcon, ListIcon, RefreshIcon, SettingsIcon } from '@/ui/icons/icons';
import { MovableList, MovableRow, RowHandle } from '@/ui/list/MovableRow';
import { MoveButtons } from '@/ui/list/MoveButtons';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Tabs } from '@/ui/structure/Tabs';
import type { DropIndicator } from '@/ui/list/useRowDrag';
import { Specimen } from './Specimen';

const few = [
  { id: 'statuses', label: 'Statuses', count: 1_234 },
  { id: 'people', label: 'People', count: 12 },
  { id: 'hashtags', label: 'Hashtags', count: 0 },
];
const many = ['General', 'Posts', 'Filtering', 'Notifications', 'Theme', 'Security', 'Import'].map(
  (label) => ({ id: label, label, icon: SettingsIcon }),
);
const rows: { name: string; line?: DropIndicator }[] = [
  { name: 'The first' },
  { name: 'Before which another would go', line: 'before' },
  { name: 'The last' },
];

export function Structure() {
  const [result, setResult] = useState('statuses');
  const [page, setPage] = useState('General');
  return (
    <>
      <Specimen title="ScreenHeading" stacked>
        <ScreenHeading level={2} title="Home timeline" />
        <ScreenHeading
          level={2}
          title="A conversation with a title that does not fit into the line it has"
          onBack={() => undefined}
          actions={[
            <IconButton key="reload" label="Reload" icon={RefreshIcon} />,
            <IconButton key="filter" label="Filter" icon={FilterIcon} />,
            <IconButton key="settings" label="Quick settings" icon={SettingsIcon} />,
          ]}
        />
      </Specimen>
      <Specimen title="Tabs" stacked>
        <Tabs label="Results" tabs={few} selected={result} onSelect={setResult}>
          <p>{result}</p>
        </Tabs>
        <Tabs label="Settings" tabs={many} selected={page} onSelect={setPage}>
          <p>{page}</p>
        </Tabs>
        <Tabs
          label="Settings at the side"
          orientation="vertical"
          tabs={many}
          selected={page}
          onSelect={setPage}
        >
          <p>{page}</p>
        </Tabs>
      </Specimen>
      <Specimen title="Collapsible" stacked>
        <Collapsible title="Lists" icon={ListIcon} startsOpen>
          <p>What lies under it.</p>
        </Collapsible>
        <Collapsible title="Advanced">
          <p>Something more.</p>
        </Collapsible>
      </Specimen>
      <Specimen title="MovableRow" stacked>
        <MovableList label="Rows">
          {rows.map(({ name, line = null }, at) => (
            <MovableRow key={name} label={name} dragged={false} line={line}>
              <RowHandle onTake={() => undefined}>
                <Icon node={GripIcon} aria-hidden />
              </RowHandle>
              <span>{name}</span>
              <MoveButtons
                at={at}
                count={rows.length}
                removeLabel="Remove"
                onPress={() => undefined}
              />
            </MovableRow>
          ))}
        </MovableList>
      </Specimen>
    </>
  );
}
