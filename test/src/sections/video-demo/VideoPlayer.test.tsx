import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand } from '#src/content/brand.ts';
import { videoDemo } from '#src/content/sections/videoDemo.ts';
import { VideoPlayer } from '#src/sections/video-demo/VideoPlayer.tsx';
import { focus } from '../../support/focus';

const link = () => screen.getByRole('link', { name: videoDemo.play });
const watchOnHost = () => screen.queryByRole('link', { name: videoDemo.watchOnHost });
const player = () => screen.queryByTitle(videoDemo.playerTitle);

beforeEach(() => render(<VideoPlayer />));

test('plays in place on Enter, without cookies, and takes focus', async () => {
  focus(link());
  await userEvent.keyboard('{Enter}');
  const url = new URL(player()?.getAttribute('src') ?? '');
  expect(url.origin).toBe('https://www.youtube-nocookie.com');
  expect(url.pathname).toBe(`/embed/${brand.video.id}`);
  expect(url.searchParams.get('hl')).toBe('fr');
  expect(player()).toHaveFocus();
  // Without a referrer the host rejects the player:
  // https://developers.google.com/youtube/terms/required-minimum-functionality#embedded-player-api-client-identity
  expect(player()).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(screen.queryByRole('link', { name: videoDemo.play })).not.toBeInTheDocument();
});

test('offers the host’s own page and a way back beside a player that may be blocked, and keeps the focus', async () => {
  expect(watchOnHost()).not.toBeInTheDocument();
  await userEvent.click(link());
  const { id } = brand.video;
  expect(watchOnHost()).toHaveAttribute(
    'href',
    expect.stringContaining(`youtube.com/watch?v=${id}`),
  );
  await userEvent.click(screen.getByRole('button', { name: videoDemo.backToPoster }));
  expect(player()).not.toBeInTheDocument();
  expect(watchOnHost()).not.toBeInTheDocument();
  expect(link()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(player()).toHaveFocus();
});

test('leaves a click for another tab or window to the browser', () => {
  let isKeptByPage = true;
  function follow(event: Event) {
    isKeptByPage = event.defaultPrevented;
    // jsdom cannot follow links.
    event.preventDefault();
  }
  window.addEventListener('click', follow, { once: true });
  fireEvent.click(link(), { ctrlKey: true });
  expect(isKeptByPage).toBe(false);
  expect(player()).not.toBeInTheDocument();
});
