import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Rating from '@mui/material/Rating';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Star from '@mui/icons-material/Star';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ScriptOnly } from '#src/components/hydration/ScriptOnly.tsx';
import { Section } from '#src/components/Section.tsx';
import { sitePages, type SitePage } from '#src/pages/sitePages.tsx';
import { Head } from '#src/seo/Head.tsx';

interface StockSectionProps {
  id: string;
  ground?: 'ink';
}

/** MUI's own parts as a developer writes them by habit: with their defaults, without styles. */
function StockSection({ id, ground }: StockSectionProps) {
  return (
    <Section id={id} title="Pièces" ground={ground}>
      <Stack spacing={3}>
        <Buttons />
        <Fields id={id} />
        <Signs />
        <Stepper activeStep={1}>
          {['Un', 'Deux', 'Trois'].map((label) => (
            <Step key={label}>
              <StepLabel>{label}</StepLabel>
            </Step>
          ))}
        </Stepper>
        <Editions id={id} />
        <Conditions />
        <Prices />
      </Stack>
    </Section>
  );
}

function Buttons() {
  return (
    <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Compter 0</Button>
      <Button variant="contained" disabled>
        Inactif
      </Button>
      <ScriptOnly>
        <Button variant="outlined">Contour</Button>
      </ScriptOnly>
      <Button variant="outlined" disabled>
        Contour inactif
      </Button>
      <Button>Texte</Button>
      <Tooltip title="Une étoile">
        <IconButton aria-label="Étoile">
          <Star />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}

interface PartProps {
  id: string;
}

function Fields({ id }: PartProps) {
  const [message, setMessage] = useState('');
  return (
    <Stack spacing={2}>
      <TextField id={`${id}-faux`} label="Téléphone" error helperText="Numéro incomplet" />
      <TextField
        id={`${id}-long`}
        label="Remarques"
        multiline
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <TextField id={`${id}-choix`} label="Logiciel" select defaultValue="cloud">
        <MenuItem value="cloud">Cloud</MenuItem>
        <MenuItem value="site">Sur site</MenuItem>
      </TextField>
      <TextField
        id={`${id}-natif`}
        label="Version"
        select
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">À choisir</option>
        <option>Version 14</option>
      </TextField>
      <TextField id={`${id}-inactif`} label="Inactif" defaultValue="Rien" disabled />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Cochée" />
    </Stack>
  );
}

function Signs() {
  return (
    <>
      <Rating value={4.5} precision={0.5} readOnly />
      <LinearProgress variant="determinate" value={40} aria-label="Avancement" />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar>CM</Avatar>
        <Chip label="Nouveau" color="success" />
        <Chip label="Retirer" onDelete={() => undefined} />
        <Skeleton width={120} />
      </Stack>
      {(['success', 'info', 'warning', 'error'] as const).map((severity) => (
        <Alert key={severity} severity={severity}>
          {severity}
        </Alert>
      ))}
      <Paper elevation={3} sx={{ p: 2 }}>
        Relief
      </Paper>
      <Card variant="outlined">
        <CardContent>
          <Typography variant="h3">
            <Star /> Une carte
          </Typography>
        </CardContent>
      </Card>
    </>
  );
}

function Editions({ id }: PartProps) {
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

function Conditions() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Ouvrir
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)}>
        <DialogTitle>Conditions</DialogTitle>
        <DialogContent>Sans engagement.</DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>Fermer</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}

const rows = [
  ['Essentiel', 'Un compte bancaire', '49 €'],
  ['Entreprise', 'Comptes illimités', '149 €'],
];

function Prices() {
  return (
    <TableContainer>
      <Table>
        <TableHead>
          <TableRow>
            {['Abonnement', 'Synchronisation', 'Prix'].map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells) => (
            <TableRow key={cells[0]}>
              {cells.map((cell) => (
                <TableCell key={cell}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

// Before the site is rendered, in Node and in the browser.
(sitePages as SitePage[]).unshift({
  path: '/pieces/',
  element: (
    <>
      <Head title="Pièces" description="Les pièces de MUI" path="/pieces/" />
      <main>
        <StockSection id="papier" />
        <StockSection id="encre" ground="ink" />
      </main>
    </>
  ),
});
