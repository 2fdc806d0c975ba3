import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { AiPanel } from '../ai/AiPanel.tsx';
import { FiltersPanel } from '../filters/FiltersPanel.tsx';
import { LayersPanel } from '../layers/LayersPanel.tsx';
import { PropertiesPanel } from '../properties/PropertiesPanel.tsx';
import type { Panel } from '../chrome/chrome.atoms.ts';
import { usePanel } from '../chrome/use-chrome.ts';

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
});

const Body = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

const Scroller = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto' });

const NAMES: Readonly<Record<Panel, string>> = {
  layers: 'Layers',
  properties: 'Properties',
  filters: 'Filters',
  ai: 'AI tools',
};

const contentOf = (panel: Panel): ReactNode => {
  switch (panel) {
    case 'layers':
      return <LayersPanel />;
    case 'properties':
      return (
        <Scroller>
          <PropertiesPanel />
        </Scroller>
      );
    case 'filters':
      return <FiltersPanel />;
    case 'ai':
      return (
        <Scroller>
          <AiPanel />
        </Scroller>
      );
  }
};

const isTab = (panel: Panel): panel is 'layers' | 'properties' =>
  panel === 'layers' || panel === 'properties';

/** The tabs Layers and Properties, or instead of them the panel of filters or of AI. */
export const SidePanel = () => {
  const { panel, choose } = usePanel();
  return (
    <Root>
      <Tabs
        value={isTab(panel) ? panel : false}
        variant="fullWidth"
        aria-label="Panels"
        sx={{ flex: 'none' }}
        onChange={(_, next: 'layers' | 'properties') => choose(next)}
      >
        <Tab value="layers" label="Layers" id="tab-layers" aria-controls="editor-panel" />
        <Tab value="properties" label="Properties" id="tab-properties" aria-controls="editor-panel" />
      </Tabs>
      <Body
        id="editor-panel"
        role={isTab(panel) ? 'tabpanel' : 'region'}
        aria-label={NAMES[panel]}
        key={panel}
      >
        {contentOf(panel)}
      </Body>
    </Root>
  );
};
