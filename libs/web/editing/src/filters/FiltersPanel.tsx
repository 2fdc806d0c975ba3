import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { visuallyHidden } from '@mui/utils';
import {
  type Editor,
  FILTER_INTENSITY,
  FILTER_NAMES,
  FILTER_PRESETS,
  FILTER_QUICK_VALUES,
  type FilterPreset,
  type FilterSetting,
  presetFilters,
} from '@safelight/engine';
import { PrimaryButton, useToasts, useWindowEvent } from '@safelight/web-ui';
import { useEffect } from 'react';
import { useLowPanel } from '../chrome/use-narrow.ts';
import { PresetButtons } from '../fields/PresetButtons.tsx';
import { Section } from '../fields/Section.tsx';
import { SelectBox } from '../fields/SelectBox.tsx';
import { SliderField } from '../fields/SliderField.tsx';
import { useEditing } from '../session/editing-session.ts';
import { useLatest } from '../session/use-latest.ts';
import { type Filters, useFilters } from './use-filters.ts';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

const Scroller = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  // On a small phone, or on its side, the first slider has to be visible below the presets.
  '@media (max-height: 600px)': { '& > section > header': visuallyHidden },
});

const Footer = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > *': { flex: 1 },
  '@media (max-height: 600px)': { paddingBlock: theme.spacing(0.75) },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: theme.spacing(1) },
  '& > li > .quick': {
    gridColumn: '1 / -1',
    display: 'flex',
    gap: theme.spacing(0.5),
    // Because of this margin the value is closer to its own slider than to the next one.
    marginBottom: theme.spacing(1),
  },
}));

const Quick = styled('button')(({ theme }) => ({
  flex: 1,
  height: 26,
  padding: 0,
  borderRadius: 6,
  cursor: 'pointer',
  font: 'inherit',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  backgroundColor: 'transparent',
  border: '1px solid transparent',
  '&:hover, &[aria-pressed="true"]': {
    color: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.surface.control,
    backgroundColor: theme.vars.palette.action.hover,
  },
  '@media (pointer: coarse)': { height: 44 },
}));

const PRESETS = Object.keys(FILTER_PRESETS) as FilterPreset[];

/** True when the filters equal a preset, with its intensities. */
const isPreset = (settings: readonly FilterSetting[], preset: FilterPreset): boolean =>
  presetFilters(preset).every(({ id, intensity, enabled }) =>
    settings.some((each) => each.id === id && each.intensity === intensity && each.enabled === enabled),
  );

const SCOPES = [
  { value: 'below', label: 'Everything below' },
  { value: 'layer', label: 'The selected layer' },
] as const;

const signed = (intensity: number): string =>
  `${intensity > 0 ? '+' : ''}${String(Math.round(intensity * 100) / 100).replace('-', '−')}`;

interface FilterLineProps {
  readonly setting: FilterSetting;
  readonly filters: Filters;
}

const FilterLine = ({ setting, filters }: FilterLineProps) => {
  const { id, intensity, enabled } = setting;
  const name = FILTER_NAMES[id];
  const set = (value: number): void => filters.setIntensity(id, value);
  return (
    <li>
      <SliderField
        label={name}
        value={intensity}
        min={FILTER_INTENSITY.min}
        max={FILTER_INTENSITY.max}
        step={FILTER_INTENSITY.step}
        neutral={FILTER_INTENSITY.default}
        onPreview={set}
        onValue={set}
      />
      <Switch
        checked={enabled}
        slotProps={{ input: { 'aria-label': `Enable ${name}` } }}
        onChange={(_, next) => filters.setEnabled(id, next)}
      />
      <div className="quick" role="group" aria-label={`Quick values of ${name}`}>
        {FILTER_QUICK_VALUES.map((value) => (
          <Quick
            key={value}
            type="button"
            aria-pressed={enabled && value === intensity}
            onClick={() => set(value)}
          >
            {signed(value)}
          </Quick>
        ))}
      </div>
    </li>
  );
};

/** The last offer to apply filters, which the next one replaces. */
const offers = new WeakMap<Editor, number>();

const isPending = ({ isChanged, settings }: Filters): boolean =>
  isChanged && settings.some(({ enabled }) => enabled);

/**
 * When the panel closes, says that the previewed filters were not applied, and offers to apply them. They are
 * applied without a question when the editor closes or the document is saved.
 */
const useUnapplied = (filters: Filters): void => {
  const { editor } = useEditing();
  const toasts = useToasts();
  const latest = useLatest(filters);
  useEffect(() => {
    let settled: Filters | null = null;
    const stop = editor.whenSettling(() => {
      settled = latest.current;
      if (isPending(settled)) settled.apply();
    });
    return () => {
      stop();
      const { current } = latest;
      if (current === settled || !isPending(current)) return;
      const earlier = offers.get(editor);
      if (earlier !== undefined) toasts.dismiss(earlier);
      offers.set(
        editor,
        toasts.show('The filters were not applied.', { label: 'Apply', onAct: current.apply }),
      );
    };
  }, [editor, latest, toasts]);
};

/** Menus and dialogs, which Escape closes. */
const COVERS = '[role="dialog"], [role="menu"]';

/** Escape ends the preview, wherever the focus is. */
const useEscape = (filters: Filters): void =>
  useWindowEvent('keydown', ({ key, target }) => {
    const isCovered = target instanceof Element && target.closest(COVERS) !== null;
    if (key === 'Escape' && filters.isChanged && !isCovered) filters.discard();
  });

/** The ten filters with presets. Changes are previewed at once, and Apply Filters makes them a layer. */
export const FiltersPanel = () => {
  const filters = useFilters();
  const toasts = useToasts();
  const isLow = useLowPanel();
  useUnapplied(filters);
  useEscape(filters);
  const apply = (): void => {
    const layer = filters.apply();
    if (layer !== null)
      toasts.success(`The layer “${layer.name}” ${filters.isNew ? 'was added' : 'was changed'}.`);
  };
  return (
    <Root>
      <Scroller>
        <Section title="Presets">
          <PresetButtons
            label="Presets"
            presets={PRESETS}
            value={PRESETS.find((preset) => isPreset(filters.settings, preset)) ?? null}
            onChoose={filters.choosePreset}
          />
          {isLow && !filters.canBeOne ? null : (
            <SelectBox
              label="Apply to"
              value={filters.scope}
              options={SCOPES}
              disabled={!filters.canBeOne}
              onValue={filters.setScope}
            />
          )}
        </Section>
        <Section title="Adjustments">
          <List>
            {filters.settings.map((setting) => (
              <FilterLine key={setting.id} setting={setting} filters={filters} />
            ))}
          </List>
        </Section>
      </Scroller>
      <Footer>
        <Button onClick={filters.reset}>Reset All</Button>
        <PrimaryButton disabled={!filters.isChanged} onClick={apply}>
          Apply Filters
        </PrimaryButton>
      </Footer>
    </Root>
  );
};
