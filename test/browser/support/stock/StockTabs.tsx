import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

interface StockTabsProps {
  id: string;
}

export function StockTabs({ id }: StockTabsProps) {
  const [shown, setShown] = useState('cloud');
  return (
    <div>
      <Tabs value={shown} onChange={(_event, value: string) => setShown(value)}>
        <Tab value="cloud" label="Cloud" id={`${id}-cloud`} aria-controls={`${id}-panneau`} />
        <Tab value="site" label="Sur site" id={`${id}-site`} aria-controls={`${id}-panneau`} />
      </Tabs>
      <Typography
        component="div"
        role="tabpanel"
        id={`${id}-panneau`}
        aria-labelledby={`${id}-${shown}`}
      >
        {shown === 'cloud' ? 'En ligne' : 'Chez vous'}
      </Typography>
    </div>
  );
}
