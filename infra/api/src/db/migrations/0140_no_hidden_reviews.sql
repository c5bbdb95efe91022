-- A flag that hid what no page shows is gone from the contract: a stored site that names it would be refused.
SELECT set_config('app.operator', 'on', true);
UPDATE site_config_version SET config = config #- '{flags,hide_reviews}'
  WHERE config #> '{flags,hide_reviews}' IS NOT NULL;
SELECT set_config('app.operator', '', true);
