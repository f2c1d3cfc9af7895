import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand, VIDEO_WATCH_URL } from '#src/content/brand.ts';
import { videoDemo } from '#src/content/sections/videoDemo.ts';
import { VideoPlayer } from '#src/sections/video-demo/VideoPlayer.tsx';
import { focus } from '../../../support/focus';
import { named } from '../../../support/words';

const link = () => screen.getByRole('link', { name: named(videoDemo.play) });
const player = () => screen.queryByTitle(named(brand.video.title));

/** Clicks; returns whether the page prevented the default. jsdom cannot follow links. */
function isKeptByPage(modifiers: MouseEventInit): boolean {
  let isKept = false;
  function note(event: Event) {
    isKept = event.defaultPrevented;
    event.preventDefault();
  }
  window.addEventListener('click', note, { once: true });
  fireEvent(link(), createEvent.click(link(), modifiers));
  return isKept;
}

beforeEach(() => render(<VideoPlayer />));

describe('VideoPlayer', () => {
  it('is at first a plain link to the video, with a poster of our own', () => {
    expect(link()).toHaveAttribute('href', VIDEO_WATCH_URL);
    expect(player()).not.toBeInTheDocument();
    const sources = [...document.querySelectorAll('[src]')].map((media) =>
      media.getAttribute('src'),
    );
    expect(sources).toEqual(['/video-poster.svg']);
  });

  it('plays in place after a click, without cookies, and takes focus', async () => {
    focus(link());
    await userEvent.keyboard('{Enter}');
    const url = new URL(player()?.getAttribute('src') ?? '');
    expect(url.origin).toBe('https://www.youtube-nocookie.com');
    expect(url.pathname).toBe(`/embed/${brand.video.id}`);
    expect(player()).toHaveFocus();
    // Without a referrer the host rejects the player:
    // https://developers.google.com/youtube/terms/required-minimum-functionality#embedded-player-api-client-identity
    expect(player()).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leaves a click with %s to the browser',
    (modifier) => {
      expect(isKeptByPage({ [modifier]: true })).toBe(false);
      expect(player()).not.toBeInTheDocument();
    },
  );
});
