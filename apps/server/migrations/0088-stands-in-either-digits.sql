-- A stand is found by the digits of either script from now on; two that would become the same stay.
update stands set folded = translate(folded, '०१२३४५६७८९', '0123456789')
where folded ~ '[०-९]' and not exists (
  select from stands as other
  where other.round_id = stands.round_id and other.submission_id <> stands.submission_id
    and translate(other.folded, '०१२३४५६७८९', '0123456789')
      = translate(stands.folded, '०१२३४५६७८९', '0123456789'));
