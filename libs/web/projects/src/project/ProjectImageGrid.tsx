import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import {
  compareAction,
  CompareImagesDialog,
  SelectionBar,
  useBulk,
  useSelection,
} from '@safelight/web-images';
import { ShowMore, useTouchScreen } from '@safelight/web-ui';
import { FolderMinus } from 'lucide-react';
import { useState } from 'react';
import { JustifiedList, placeOf } from '../justified.ts';
import { placeAfterSteps, placeBeside, type Side } from './order.ts';
import { ProjectImageTile } from './ProjectImageTile.tsx';
import type { ProjectImages } from './use-project-images.ts';

interface ProjectImageGridProps {
  readonly projectId: string;
  readonly coverUid: string | null;
  readonly list: ProjectImages;
}

/** The images of a project in their order, which a person changes by dragging, with keys and in menus. */
export const ProjectImageGrid = ({ projectId, coverUid, list }: ProjectImageGridProps) => {
  const { images } = list;
  const order = images.map(({ uid }) => uid);
  const [selection, select] = useSelection(projectId);
  const [menu, setMenu] = useState<{ readonly uid: string; readonly anchor: HTMLElement } | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<{ readonly uid: string; readonly side: Side } | null>(null);
  const [said, setSaid] = useState('');
  const bulk = useBulk(selection);
  const { uids: chosen } = bulk;
  const [compared, setCompared] = useState<readonly [string, string] | null>(null);
  const isTouchScreen = useTouchScreen();

  const moveTo = (uid: string, beforeUid: string | null): void => {
    if (uid === beforeUid) return;
    void list.move(uid, beforeUid);
    const title = images.find((image) => image.uid === uid)?.title ?? '';
    const rest = order.filter((one) => one !== uid);
    const place = beforeUid === null ? rest.length : rest.indexOf(beforeUid);
    setSaid(`${title} is now image ${place + 1} of ${order.length}.`);
  };
  const step = (uid: string, steps: number): void => {
    const beforeUid = placeAfterSteps(order, uid, steps);
    if (beforeUid !== undefined) moveTo(uid, beforeUid);
  };
  const drop = (uid: string, side: Side): void => {
    if (dragged === null) return;
    const hasMore = list.pageInfo?.hasNextPage === true;
    const beforeUid = placeBeside({ order, hasMore }, { uid: dragged, beside: uid, side });
    if (beforeUid !== undefined) moveTo(dragged, beforeUid);
  };
  const then = (act: (uid: string) => void) => () => {
    setMenu(null);
    if (menu !== null) act(menu.uid);
  };

  return (
    <>
      {images.length > 1 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {isTouchScreen
            ? 'The menu of an image moves it to another place.'
            : 'Drag images into another order, or press Alt and an arrow key.'}
        </Typography>
      ) : null}
      {selection.active ? (
        <SelectionBar
          label="Selected images"
          count={chosen.length}
          busy={false}
          actions={[
            compareAction(bulk, setCompared),
            {
              label: 'Remove from Project',
              icon: <FolderMinus size={16} aria-hidden />,
              onAct: () =>
                void list.remove(chosen).then((done) => {
                  if (done) select({ type: 'cleared' });
                }),
            },
          ]}
          onSelectAll={
            list.pageInfo?.hasNextPage === false ? () => select({ type: 'all', order }) : undefined
          }
          onCancel={() => select({ type: 'cleared' })}
        />
      ) : null}
      <JustifiedList aria-label="Images of this project">
        {images.map((image) => (
          <li key={image.uid} style={placeOf(image)}>
            <ProjectImageTile
              image={image}
              isCover={image.uid === coverUid}
              selected={selection.uids.has(image.uid)}
              selecting={selection.active}
              dragging={dragged === image.uid}
              over={over?.uid === image.uid && dragged !== image.uid ? over.side : undefined}
              onToggle={() => select({ type: 'toggled', uid: image.uid })}
              onMenu={(anchor) => setMenu({ uid: image.uid, anchor })}
              onStep={(steps) => step(image.uid, steps)}
              onDrag={(phase, side) => {
                if (phase === 'start') setDragged(image.uid);
                else if (phase === 'over') {
                  // Files and texts from elsewhere can be dragged over an image too.
                  if (dragged !== null) setOver({ uid: image.uid, side });
                } else {
                  if (phase === 'drop') drop(image.uid, side);
                  setDragged(null);
                  setOver(null);
                }
              }}
            />
          </li>
        ))}
      </JustifiedList>
      <Typography
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {said}
      </Typography>
      <ShowMore page={list.pageInfo} failed={TEXTS.images.listFailed} onMore={list.loadMore} />
      {compared === null ? null : <CompareImagesDialog uids={compared} onClose={() => setCompared(null)} />}
      {menu === null ? null : (
        <Menu open anchorEl={menu.anchor} onClose={() => setMenu(null)}>
          {menu.uid === coverUid ? (
            <MenuItem onClick={then(() => void list.setCover(null))}>Use the First Image as Cover</MenuItem>
          ) : (
            <MenuItem onClick={then((uid) => void list.setCover(uid))}>Use as Cover</MenuItem>
          )}
          <MenuItem onClick={then((uid) => step(uid, -1))}>Move Earlier</MenuItem>
          <MenuItem onClick={then((uid) => step(uid, 1))}>Move Later</MenuItem>
          <MenuItem onClick={then((uid) => step(uid, -Infinity))}>Move to Start</MenuItem>
          <MenuItem onClick={then((uid) => step(uid, Infinity))}>Move to End</MenuItem>
          <MenuItem
            onClick={then((uid) => {
              if (selection.uids.has(uid)) select({ type: 'toggled', uid });
              void list.remove([uid]);
            })}
          >
            Remove from Project
          </MenuItem>
        </Menu>
      )}
    </>
  );
};
