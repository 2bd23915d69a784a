-- Pictures become a part of what editions say. The gallery keeps those that every edition showed until now;
-- logos and photographs begin empty.
create function with_pictures(content jsonb) returns jsonb language sql as $body$
  select case when content is null or content = '{}' then content else
    content || jsonb_build_object(
      'gallery', $pictures${"pictures": [
  {"file": "gallery/01-ridgelines-at-dusk", "width": 1600, "height": 1067, "alt": "Artwork: snow peaks catching the last light above folded plum-coloured hills, with the windows of a town lit in the valley below.", "caption": null, "focus": {"x": 50, "y": 50}},
  {"file": "gallery/02-stage-lights", "width": 1600, "height": 2400, "alt": "Artwork: beams of marigold and crimson light crossing above a lone microphone, with a crowd in front raising hands and lit phones.", "caption": null, "focus": {"x": 50, "y": 50}},
  {"file": "gallery/03-circuit-mandala", "width": 1600, "height": 1600, "alt": "Artwork: copper circuit traces radiating from a processor and folding into a twelve-petalled mandala on deep indigo.", "caption": null, "focus": {"x": 50, "y": 50}},
  {"file": "gallery/04-pagodas-and-antennas", "width": 1600, "height": 1067, "alt": "Artwork: tiered pagodas and a radio antenna in silhouette before a huge setting sun crossed by bands of haze.", "caption": null, "focus": {"x": 50, "y": 50}},
  {"file": "gallery/05-the-lab-after-hours", "width": 1600, "height": 1067, "alt": "Artwork: rows of glowing screens in a dark computer lab, students in silhouette before lines of code, the last daylight in a window.", "caption": null, "focus": {"x": 50, "y": 50}},
  {"file": "gallery/06-flags-over-the-courtyard", "width": 1600, "height": 1600, "alt": "Artwork: looking up from an old brick courtyard: ropes of prayer flags cross an evening sky between walls of lit windows.", "caption": null, "focus": {"x": 50, "y": 50}},
  {"file": "gallery/07-launch-over-the-himal", "width": 1600, "height": 2400, "alt": "Artwork: a rocket drawing one long burning arc over snow mountains into a sky of stars, a small satellite waiting above.", "caption": null, "focus": {"x": 50, "y": 50}},
  {"file": "gallery/08-curves-on-the-drafting-table", "width": 1600, "height": 1067, "alt": "Artwork: a mountain drawn as one smooth curve with its Bézier handles on warm paper, beside a pencil, a ruler and colour swatches.", "caption": null, "focus": {"x": 50, "y": 50}},
  {"file": "gallery/09-podium-and-confetti", "width": 1600, "height": 1600, "alt": "Artwork: a three-step winners’ podium with a golden cup on top, in a fan of stage light and a fall of confetti.", "caption": null, "focus": {"x": 50, "y": 50}},
  {"file": "gallery/10-poster-wall", "width": 1600, "height": 1067, "alt": "Artwork: six bold geometric posters on a dark studio wall under a row of warm lamps, with a bench, books and a potted plant.", "caption": null, "focus": {"x": 50, "y": 50}},
  {"file": "gallery/11-lanterns-of-code", "width": 1600, "height": 2400, "alt": "Artwork: paper lanterns rising from a dark lake into the night, each carrying a sign of code: braces, brackets, lambda, arrow.", "caption": null, "focus": {"x": 50, "y": 50}},
  {"file": "gallery/12-a-network-of-stars", "width": 1600, "height": 1600, "alt": "Artwork: a constellation shaped like a peepal leaf, its stars joined as a network above the lights of a hill town.", "caption": null, "focus": {"x": 50, "y": 50}}
]}$pictures$::jsonb || coalesce(content -> 'gallery', '{}'),
      'look', '{"logo": null}'::jsonb || coalesce(content -> 'look', '{}'),
      'sponsors', content -> 'sponsors' || jsonb_build_object('all', coalesce((
        select jsonb_agg('{"logo": null}'::jsonb || each order by at)
        from jsonb_array_elements(content -> 'sponsors' -> 'all') with ordinality as one (each, at)), '[]')),
      'team', content -> 'team' || jsonb_build_object('all', coalesce((
        select jsonb_agg('{"photo": null}'::jsonb || each order by at)
        from jsonb_array_elements(content -> 'team' -> 'all') with ordinality as one (each, at)), '[]')))
  end
$body$;

update editions set content = with_pictures(content), version = version + 1, updated_at = now()
where content <> '{}';
-- What was published before, and what is being written, can be read and published as ever.
update edition_versions set content = with_pictures(content);
update edition_drafts set content = with_pictures(content) where content is not null;
update edition_schedules set content = with_pictures(content);

drop function with_pictures;
