import { styled } from '@mui/material/styles';
import { PictureStage, useStageViewport } from '@safelight/stage';
import type { EditorImageQuery } from '@safelight/web-data';
import { useEffect, useEffectEvent } from 'react';
import { EditorBar } from './EditorBar.tsx';

const Room = styled('div')({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });

const Canvas = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 320,
  backgroundColor: theme.vars.palette.surface.canvas,
}));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null;

/** Gives the room the keys pressed anywhere on the screen; a key it takes does nothing else. */
const useKeys = (press: (key: string) => boolean): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (press(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      onKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
};

interface EditorRoomProps {
  readonly image: NonNullable<EditorImageQuery['image']>;
}

/** The editor with a picture in it. */
export const EditorRoom = ({ image }: EditorRoomProps) => {
  const { url, preview, width, height } = image.current;
  const control = useStageViewport({ width, height });
  useKeys(control.press);
  return (
    <Room>
      <EditorBar title={image.title} control={control} />
      <Canvas>
        <PictureStage
          label={image.title}
          src={url}
          preview={preview}
          size={{ width, height }}
          control={control}
        />
      </Canvas>
    </Room>
  );
};
